import { announce } from "../notes/announce.svelte";
import { t } from "../text/i18n.svelte";

/** Copy a text and return whether it worked: browsers offer no clipboard without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  announce(t("copied"));
  return true;
}
