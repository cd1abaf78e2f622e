/** Medallions: what a field is, told by shape, colour and sign. Drawn around the origin, to be put on the map by `<use>`. */
import { moved } from "../ink";
import { sign } from "../signs";
import { lookOf, OUTLINE_RADIUS, OUTLINES, type Look, type MapField, type Shape } from "./looks";

/** An outline with a radius and, if wanted, a line of that width. */
export function outline(shape: Shape, radius: number, fill: string, stroke = "none", width = 0) {
  const scale = radius / OUTLINE_RADIUS;
  const line = width ? ` stroke="${stroke}" stroke-width="${(width / scale).toFixed(2)}" stroke-linejoin="round"` : "";
  return `<path d="${OUTLINES[shape]}" transform="scale(${scale.toFixed(3)})" fill="${fill}"${line}/>`;
}

/** A medallion around the origin: shadow, rim, disc, sign. */
export function medallion(field: MapField): string {
  if (field.kind === "blocked") return "";
  const look = lookOf(field);
  const rim = field.kind === "plain" ? 2 : 3;
  const { disc, ink, hollow } = colours(field, look);
  const edge: [string?, number?] = look.ivory ? ["var(--map-mark)", 1.6] : [];
  return (
    `<g transform="translate(1.5 4)" opacity=".28">${outline(look.shape, look.radius + 2.5, "var(--map-shadow)")}</g>` +
    outline(look.shape, look.radius + rim, "var(--map-disc)", "var(--map-ink)", 1.4) +
    outline(look.shape, look.radius - (field.common_room ? 3 : 0), disc, ...edge) +
    (look.sign ? sign(look.sign, 0, field.kind === "behaviour" ? -1 : 0, look.size, ink, hollow) : "")
  );
}

/** Name a medallion by its look: fields that look alike share one drawing. */
export const medallionId = (field: MapField) =>
  `med-${field.common_room ?? (field.kind === "place" ? `place-${lookOf(field).sign}` : field.kind)}`;

/** All different medallions of a board once, for `<defs>`. */
export function medallionDefs(fields: readonly MapField[]) {
  const different = new Map(
    fields.filter((field) => field.kind !== "blocked").map((field) => [medallionId(field), field]),
  );
  return [...different].map(([id, field]) => `<g id="${id}">${medallion(field)}</g>`).join("");
}

/** All medallions of a board where they lie, made from `medallionDefs`. */
export const medallions = (fields: readonly MapField[]) =>
  fields
    .filter((field) => field.kind !== "blocked")
    .map((field) => `<use id="f-${field.id}" href="#${medallionId(field)}" x="${field.at[0]}" y="${field.at[1]}"/>`)
    .join("");

/** A medallion alone, for lists and panels: an SVG of 64 by 64 units. */
export const medallionIcon = (field: MapField) =>
  `<svg viewBox="-32 -32 64 64" aria-hidden="true">${moved(medallion(field), 0, -1)}</svg>`;

function colours(field: MapField, look: Look) {
  if (field.common_room) {
    const house = `var(--house-${field.common_room}`;
    return { disc: `${house})`, ink: `${house}-trim)`, hollow: `${house})` };
  }
  const kind = `var(--kind-${field.kind})`;
  if (!look.ivory) return { disc: kind, ink: "var(--kind-sign)", hollow: kind };
  const ink = field.kind === "tower" ? "var(--map-tower)" : "var(--map-mark)";
  return { disc: "var(--map-disc)", ink, hollow: "var(--map-disc)" };
}
