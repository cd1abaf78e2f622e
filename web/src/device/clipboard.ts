import { announce } from "../notes/announce.svelte";
import { t } from "../text/i18n.svelte";

/** Tells whether it worked: without https there is no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  announce(t("copied"));
  return true;
}
