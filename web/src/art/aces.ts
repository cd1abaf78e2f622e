/** Aces: the suit engraved, or the shield of a house, in gold rays. 100 wide about its middle. */

import { type Style, type Suit, suitInk, suitPath, suitSign } from "./suits";
import { GOLD, INK, IVORY, rays } from "./svg";

export function ace(suit: Suit, style: Style) {
  return style === "houses" ? shield(suit) : engraved(suit);
}

function engraved(suit: Suit) {
  const path = suitPath(suit);
  return `${rays(66, 74, 82)}<g transform="translate(-50 -50)"><path d="${path}" fill="${suitInk(suit, "classic")}"/><path d="${path}" transform="translate(50 52) scale(.72) translate(-50 -50)" fill="none" stroke="${IVORY}" stroke-width="2.5" opacity=".85"/></g><path d="M0-15l4 11 11 4-11 4-4 11-4-11-11-4 11-4z" fill="${IVORY}"/>`;
}

function shield(suit: Suit) {
  const ink = suitInk(suit, "houses");
  return `${rays(65, 71, 77)}<path d="M-46-52H46V4q0 38-46 54Q-46 42-46 4z" fill="${ink}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M-38-44H38V4q0 31-38 45Q-38 35-38 4z" fill="none" stroke="${GOLD}" stroke-width="3"/><g transform="translate(0 -4) scale(.58) translate(-50 -50)">${suitSign(suit, "houses", IVORY, ink)}</g>`;
}
