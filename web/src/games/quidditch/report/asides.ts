import { t } from "@/text/i18n.svelte";
import type { Action } from "@/protocol/quidditch";
import type { AsideWords } from "@/games/face";

/** Giving up stands in the menu; second thoughts about a decision are offered at the table itself. */
export function aside(action: Action): AsideWords | null {
  if (action.type !== "concede") return null;
  return { label: t("quidditch-aside-concede"), question: t("quidditch-aside-concede.question"), danger: true };
}
