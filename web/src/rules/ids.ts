import { createContext } from "svelte";

/** The ids of the book that is being read: words that look like one of them become links. */
export const [ruleIds, setRuleIds] = createContext<() => ReadonlySet<string>>();
