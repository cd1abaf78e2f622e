/** The chase for the Snitch, 1366 by 644: a sky at dusk, a band of numbered discs, two seekers on their own sides of it. */
import { CLOTH, cloud, CREAM, hand, INK, moved, num, rays, repeat, type House } from "../ink";
import { sign } from "../signs";
import { rider, type RiderLook } from "./rider";
import { snitch } from "./pieces";
import { tower } from "./stands";

type Point = readonly [number, number];

export interface Flyer {
  house: House;
  look: RiderLook;
  /** The field of the track on which the seeker is. */
  field: number;
}

export interface ChaseState {
  /** Fields in one lap. */
  track: number;
  own: Flyer;
  other: Flyer;
  /** Where the roll would take the own seeker, and where a card would on top of it. */
  rolled?: number;
  withCard?: number;
}

/** Points of the band, one for each field and one for the Snitch. */
export const trackPoints = (track: number): Point[] =>
  Array.from({ length: track + 1 }, (_, at) => {
    const step = (at * 24) / track;
    return [74 + step * 47.6, 352 + Math.sin(step * 0.47 + 2.5) * 78 - step * 3.1];
  });

/** The sky, the castle and the stadium far below; it never changes. */
export const chaseSky = () =>
  `<defs><linearGradient id="chase-sky" x2="0" y2="1"><stop stop-color="#2c4a86"/><stop offset=".38" stop-color="#7a83b4"/><stop offset=".62" stop-color="#e9a98a"/><stop offset=".82" stop-color="#ffd694"/></linearGradient><radialGradient id="chase-sun"><stop stop-color="#fff8dc"/><stop offset=".3" stop-color="#ffe9ae" stop-opacity=".85"/><stop offset="1" stop-color="#ffd79a" stop-opacity="0"/></radialGradient><linearGradient id="chase-dusk" x2="0" y2="1"><stop stop-color="#1b140d" stop-opacity="0"/><stop offset="1" stop-color="#1b140d" stop-opacity=".72"/></linearGradient></defs>` +
  `<rect y="-700" width="1366" height="701" fill="#2c4a86"/><rect width="1366" height="644" fill="url(#chase-sky)"/><g opacity=".5">${rays(1190, 330, 22, 1300, "#fff0c0", 0.12)}</g><circle cx="1190" cy="330" r="330" fill="url(#chase-sun)"/>` +
  CLOUDS.map(([x, y, scale, opacity, fill]) => cloud(x, y, scale, opacity, fill)).join("") +
  `<path d="M0 520q160-60 330-40t330-6 320 10 386-30v200H0z" fill="#8b7a94"/>${castle()}${below()}<rect y="500" width="1366" height="144" fill="url(#chase-dusk)"/>`;

const CLOUDS = [
  [120, 120, 1.8, 0.35, "#cfd4ea"],
  [330, 70, 1.2, 0.3, "#cfd4ea"],
  [560, 190, 1.6, 0.34, "#f3d6d2"],
  [960, 110, 1.5, 0.32, "#e9d4dc"],
  [1240, 110, 1.5, 0.4, "#f9e2cf"],
  [250, 330, 2, 0.42, "#f6c9b4"],
  [1020, 420, 2.3, 0.5, "#ffe6bd"],
  [560, 420, 2.2, 0.45, "#fbd7b4"],
  [60, 440, 1.9, 0.5, "#fbd3b0"],
  [1320, 460, 2, 0.55, "#ffeac6"],
] as const;

const WINDOWS: readonly Point[] = [
  [130, 384],
  [130, 410],
  [186, 346],
  [186, 372],
  [196, 402],
  [172, 420],
  [248, 388],
  [248, 414],
  [104, 424],
  [222, 430],
  [268, 436],
  [150, 440],
];

const castle = () =>
  moved(
    `<g stroke="${INK}" stroke-width="3" stroke-linejoin="round"><path d="M60 520l20-50 40 10 40-20 60 8 50-12 50 22 24 42z" fill="#6d6280"/><path d="M92 476v-60l-4-6v-12h32v-30l14-40 14 40v24h24v-70l20-58 20 58v54h28v-22l12-34 12 34v36h20v88z" fill="#84789a"/></g><path d="M116 370l18-44 18 44zM168 324l22-64 22 64zM234 364l18-42 18 42zM84 402l22-34 18 34z" fill="#5b5078" stroke="${INK}" stroke-width="2.2"/><g fill="#ffe08a">${WINDOWS.map(([x, y]) => `<rect x="${x}" y="${y}" width="6" height="11" rx="3"/>`).join("")}</g>`,
    318,
    226,
    0.62,
  );

const STANDS: readonly (readonly [number, number, House])[] = [
  [610, 574, "gryffindor"],
  [676, 556, "gryffindor"],
  [760, 546, "hufflepuff"],
  [900, 546, "ravenclaw"],
  [984, 556, "slytherin"],
  [1050, 574, "slytherin"],
];

const below = () =>
  `<path d="M0 552q240-40 560-18t806-14v130H0z" fill="#5f7f56"/><path d="M0 586q360-30 800-12t566-8v90H0z" fill="#44653f"/><g stroke="${INK}" stroke-width="2.2"><ellipse cx="830" cy="586" rx="250" ry="46" fill="#7b5330"/><ellipse cx="830" cy="590" rx="222" ry="34" fill="#86b85a"/></g><ellipse cx="830" cy="590" rx="200" ry="27" fill="none" stroke="#fdf6df" stroke-opacity=".8" stroke-width="2"/>` +
  STANDS.map(([x, y, house]) => moved(tower(house, 42, 30), x, y)).join("") +
  [658, 1002]
    .map((x) =>
      [-8, 0, 8]
        .map(
          (down) =>
            `<path d="M${x} ${592 + down}v-34" stroke="#8a5d06" stroke-width="3"/><ellipse cx="${x}" cy="${550 + down}" rx="5" ry="9" fill="none" stroke="#f0c24a" stroke-width="3"/>`,
        )
        .join(""),
    )
    .join("");

/** A smooth open line through points. */
function curve(points: readonly Point[]) {
  const near = (at: number) => points[Math.min(points.length - 1, Math.max(0, at))]!;
  const pulls = points.slice(1).map((end, at) => {
    const [before, start, after] = [near(at - 1), near(at), near(at + 2)];
    const pull = (from: Point, a: Point, b: Point, side: 1 | -1) =>
      `${num(from[0] + (side * (b[0] - a[0])) / 6)} ${num(from[1] + (side * (b[1] - a[1])) / 6)}`;
    return `C${pull(start, before, end, 1)} ${pull(end, start, after, -1)} ${num(end[0])} ${num(end[1])}`;
  });
  return `M${num(points[0]![0])} ${num(points[0]![1])}${pulls.join("")}`;
}

/** The band with its discs, the Snitch and both seekers. */
export function chase({ track, own, other, rolled, withCard }: ChaseState) {
  const points = trackPoints(track);
  const land = Math.min(track, rolled ?? own.field);
  const reach = Math.min(track, withCard ?? land);
  const band = (line: Point[], rest: string) =>
    line.length > 1 ? `<path d="${curve(line)}" fill="none" ${rest}/>` : "";
  const [x, y] = points[track]!;
  return [
    band(points, `stroke="#1d2850" stroke-opacity=".55" stroke-width="46" stroke-linecap="round"`),
    band(
      points,
      `stroke="${CREAM}" stroke-opacity=".9" stroke-width="2.2" stroke-dasharray="1 8" stroke-linecap="round"`,
    ),
    band(points.slice(own.field, land + 1), `stroke="#8a4f00" stroke-width="48" stroke-linecap="round"`),
    band(points.slice(own.field, land + 1), `stroke="#ffd45a" stroke-width="43" stroke-linecap="round"`),
    band(points.slice(land, reach + 1), `stroke="#ffd45a" stroke-width="43" stroke-opacity=".35"`),
    band(
      points.slice(land, reach + 1),
      `stroke="#ffc414" stroke-width="7" stroke-dasharray="2 13" stroke-linecap="round"`,
    ),
    ...points.slice(0, track).map((point, at) => disc(point, at, land, own, other)),
    `<circle cx="${num(x + 48)}" cy="${num(y - 20)}" r="120" fill="url(#chase-sun)"/>${moved(snitch(1.25), x + 48, y - 20)}`,
    flyer(points, other, [-20, -62], -13, 1.7, true),
    flyer(points, own, [84, 172], -10, 1.9, false),
  ].join("");
}

function disc([x, y]: Point, at: number, land: number, own: Flyer, other: Flyer) {
  const here = at === own.field ? own : at === other.field ? other : null;
  const place = `cx="${num(x)}" cy="${num(y)}"`;
  if (here)
    return `<circle ${place} r="23" fill="${CLOTH[here.house].cloth}" stroke="${CREAM}" stroke-width="3.5"/><circle ${place} r="25" fill="none" stroke="${INK}" stroke-width="2"/><text x="${num(x)}" y="${num(y + 6.5)}" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-weight="650" font-size="19" fill="${here.house === "hufflepuff" ? INK : CREAM}">${at}</text>`;
  const flown = at < own.field;
  const ends = at === land;
  return `<circle ${place} r="${ends ? 21 : 16.5}" fill="${flown ? "#26336a" : CREAM}" fill-opacity="${at <= land ? 1 : 0.92}" stroke="${flown ? CREAM : INK}" stroke-width="${ends ? 3.2 : 2.2}"/><text x="${num(x)}" y="${num(y + 5)}" text-anchor="middle" font-family="Source Sans, sans-serif" font-weight="700" font-size="${ends ? 17 : 14.5}" fill="${flown ? CREAM : INK}">${at}</text>`;
}

/** A seeker beside the band, with lines of speed and a dotted line to the disc. */
function flyer(
  points: readonly Point[],
  { house, look, field }: Flyer,
  [aside, down]: Point,
  turn: number,
  scale: number,
  above: boolean,
) {
  const { between } = hand(above ? 3 : 9);
  const [x, y] = points[field]!;
  // Near the end of the band the seeker flies further left, and stays in the picture.
  const to = Math.min(1366 - 150, Math.max(170, x + aside));
  // Where the band dips towards a seeker below it, the seeker flies lower still.
  const near = points.filter(([at]) => Math.abs(at - to) < 110).map(([, high]) => high);
  const from = above ? y + down : Math.min(524, Math.max(y + down, ...near.map((high) => high + 146)));
  const tie = above
    ? `M${num(x)} ${num(y - 26)}v-16`
    : `M${num(x + 14)} ${num(y + 24)}L${num(to - 26)} ${num(from - 114)}`;
  const speed = repeat(
    4,
    (line) => `M${num(to - 130 - between(0, 50))} ${num(from - 60 + line * 15)}h${num(-110 * between(0.5, 1))}`,
  );
  return (
    `<path d="${tie}" stroke="${CREAM}" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/><path d="${speed}" stroke="${CREAM}" stroke-opacity=".75" stroke-width="3.4" stroke-linecap="round"/>` +
    moved(rider(house, "seeker", look, { line: 2.4 / scale, goggles: true, grim: above }), to, from, scale, turn)
  );
}

/** The lap on a ruler of 250 by 36, for a score board. */
export function lapRuler(track: number, own: Flyer, other: Flyer) {
  const x = (field: number) => num(10 + (field * 230) / track);
  const marks = repeat(
    track + 1,
    (at) => `<path d="M${x(at)} ${at % 6 ? 15 : 12}V${at % 6 ? 21 : 24}" stroke-width="${at % 6 ? 1.2 : 2}"/>`,
  );
  const dot = ({ house, field }: Flyer, y: number) =>
    `<circle cx="${x(field)}" cy="${y}" r="8" fill="${CLOTH[house].cloth}" stroke="${CREAM}" stroke-width="2"/>${sign(house, Number(x(field)), y, 10, CLOTH[house].trim, CLOTH[house].cloth)}`;
  return `<g stroke="#d3bd9c"><path d="M10 18H240" stroke-width="2"/>${marks}</g>${dot(own, 27)}${dot(other, 9)}<circle cx="240" cy="18" r="6" fill="#f0bc36" stroke="${CREAM}" stroke-width="2"/>`;
}

/** The chase on a phone shows the part of the band around both seekers: the view box to take. */
export function chaseView(track: number, own: number, other: number, wide: number, high: number) {
  const points = trackPoints(track);
  const middle = (points[own]![0] + points[other]![0]) / 2;
  const width = (644 * wide) / high;
  const left = Math.min(1366 - width, Math.max(0, middle - width / 2));
  return `${num(left)} 0 ${num(width)} 644`;
}
