/** The words on the map besides the labels: the title on its scroll, the names of areas, the plaques of halls. */
import { num } from "../ink";
import { escaped, type Box } from "./labels";
import type { Point } from "./looks";

/** The title, its last word large, on the scroll around a point. */
export function titleText([x, y]: Point, title: string) {
  const cut = title.lastIndexOf(" ");
  const [first, last] = [title.slice(0, Math.max(0, cut)), title.slice(cut + 1)];
  const line = (text: string, at: number, most: number, room: number) =>
    `<text class="map-title" x="${x}" y="${num(y + at)}" font-size="${num(Math.min(most, room / Math.max(1, text.length)))}" text-anchor="middle">${escaped(text)}</text>`;
  return line(first, -12, 34, 460) + line(last, 42, 51, 420);
}

/** The name of an area in spaced capitals. */
export const areaText = ([x, y]: Point, name: string, size = 22) =>
  `<text class="map-area" x="${x}" y="${num(y + 6)}" font-size="${size}" text-anchor="middle">${escaped(name.toLocaleUpperCase())}</text>`;

/** What the name of an area covers, so that labels stay away. */
export const areaBox = ([x, y]: Point, name: string): Box => ({
  left: x - name.length * 9,
  top: y - 16,
  right: x + name.length * 9,
  bottom: y + 12,
});

/** The sign with the name of a hall on its roof. */
export function plaque([x, y]: Point, name: string) {
  const half = name.length * 5.4 + 12;
  return `<g transform="translate(${x} ${num(y - 20)})"><path d="M${num(-half)}-14h${num(2 * half)}l10 14-10 14h${num(-2 * half)}l-10-14z" fill="var(--map-disc)" stroke="var(--map-ink)" stroke-width="1.6"/><text class="map-title" y="7" font-size="20" text-anchor="middle">${escaped(name)}</text></g>`;
}
