import { t } from "../../lib/i18n.svelte";
import type { QuidditchAction } from "../../wire";
import type { AsideWords } from "../face";

/** Giving up stands in the menu; second thoughts about a decision are offered at the table itself. */
export function aside(action: unknown): AsideWords | null {
  if ((action as QuidditchAction).type !== "concede") return null;
  return { label: t("quidditch-aside-concede"), question: t("quidditch-aside-concede.question"), danger: true };
}
