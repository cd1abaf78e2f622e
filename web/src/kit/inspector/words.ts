import type { Refusal } from "@/protocol/sequence";
import { t } from "@/text/i18n.svelte";

/** Say why something cannot be done now, with the rule. */
export const refusedWords = ({ message = "", rule }: Refusal) => t("inspect-refused", { message, rule });
