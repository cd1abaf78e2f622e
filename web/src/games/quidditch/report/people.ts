import type { TableInfo } from "@/protocol/messages";
import type { Person } from "../cards/words";

/** Return "you" or a name, depending on the viewer. */
export function person({ info, seat }: { info: TableInfo; seat: number | null }, whom: number): Person {
  return { who: whom === seat ? "you" : "other", name: info.seats[whom]?.name ?? "" };
}
