import type { Refusal } from "@/protocol/sequence";
import { t } from "@/text/i18n.svelte";

/** Say why something cannot be done now. */
export const refusedWords = ({ message = "" }: Refusal) => t("inspect-refused", { message });
