import { createContext } from "svelte";

/** The rule ids of the open book, which become links in its text. */
export const [ruleIds, setRuleIds] = createContext<() => ReadonlySet<string>>();
