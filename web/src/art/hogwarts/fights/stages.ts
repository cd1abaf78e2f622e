/** Where a fight takes place: a wall, a floor, light, and a few things that stand there. Any width and height. */
import { hand, moved, num, repeat } from "../ink";

export type Stage =
  | "bathroom"
  | "dungeon"
  | "chamber"
  | "forest"
  | "lake"
  | "graveyard"
  | "corridor"
  | "ministry"
  | "vault"
  | "village"
  | "office"
  | "prison"
  | "hall"
  | "alley";

interface Paint {
  wall: readonly [string, string, string];
  joint: string;
  floor: string;
  light: string;
  pattern: "tiles" | "stones" | "trunks" | "waves" | "columns" | "night" | "panels";
}

const PAINTS: Record<Stage, Paint> = {
  bathroom: {
    wall: ["#33544f", "#2d4b48", "#385b56"],
    joint: "#182826",
    floor: "#22362f",
    light: "#bff0ea",
    pattern: "tiles",
  },
  dungeon: {
    wall: ["#3a4440", "#333c39", "#414c47"],
    joint: "#1c2321",
    floor: "#262d2a",
    light: "#ffcf6b",
    pattern: "stones",
  },
  chamber: {
    wall: ["#2c4a44", "#264039", "#33544c"],
    joint: "#12211d",
    floor: "#1c332e",
    light: "#7be0b0",
    pattern: "columns",
  },
  forest: {
    wall: ["#1c2f2a", "#233a31", "#2b463a"],
    joint: "#101b18",
    floor: "#1a2a20",
    light: "#cfe6c0",
    pattern: "trunks",
  },
  lake: {
    wall: ["#1d4a5a", "#235666", "#1a4250"],
    joint: "#123440",
    floor: "#16323a",
    light: "#a8f0ff",
    pattern: "waves",
  },
  graveyard: {
    wall: ["#1b3a30", "#16302a", "#224639"],
    joint: "#0a1512",
    floor: "#0d1a15",
    light: "#a8f0bd",
    pattern: "night",
  },
  corridor: {
    wall: ["#6b5a48", "#60503f", "#766452"],
    joint: "#3a2f25",
    floor: "#4a3b2e",
    light: "#ffdf9a",
    pattern: "stones",
  },
  ministry: {
    wall: ["#23303a", "#1d2831", "#2b3a45"],
    joint: "#10181e",
    floor: "#1a2329",
    light: "#9fd0ff",
    pattern: "panels",
  },
  vault: {
    wall: ["#4a3c34", "#42352e", "#54453c"],
    joint: "#241b16",
    floor: "#332822",
    light: "#ffd768",
    pattern: "stones",
  },
  village: {
    wall: ["#26304a", "#1f283f", "#2e3955"],
    joint: "#141a2b",
    floor: "#cfd6e0",
    light: "#ffe9c0",
    pattern: "night",
  },
  office: {
    wall: ["#5a3a2e", "#523428", "#634134"],
    joint: "#2e1c14",
    floor: "#3d281d",
    light: "#ffd79a",
    pattern: "panels",
  },
  prison: {
    wall: ["#333a42", "#2c3239", "#3b434c"],
    joint: "#181c21",
    floor: "#23282e",
    light: "#b9d3e6",
    pattern: "stones",
  },
  hall: {
    wall: ["#574632", "#4e3f2d", "#614f3a"],
    joint: "#2a2016",
    floor: "#3d2f20",
    light: "#ffe0a0",
    pattern: "columns",
  },
  alley: {
    wall: ["#3d3548", "#352e40", "#463d52"],
    joint: "#1d1826",
    floor: "#2b2634",
    light: "#ffcf8a",
    pattern: "stones",
  },
};

const OF_FIELD: Record<string, Stage> = {
  myrtles_bathroom: "bathroom",
  chamber_of_secrets: "chamber",
  west_wing_3f: "dungeon",
  forbidden_forest: "forest",
  hagrids_hut: "forest",
  black_lake: "lake",
  shrieking_shack: "village",
  graveyard: "graveyard",
  godrics_hollow: "village",
  ministry_of_magic: "ministry",
  hall_of_prophecy: "ministry",
  azkaban: "prison",
  gringotts: "vault",
  great_hall: "hall",
  malfoy_manor: "office",
  grimmauld_place: "office",
  dumbledores_office: "office",
};
const OF_AREA: Record<string, Stage> = {
  castle: "corridor",
  upper_floors: "corridor",
  dungeons: "dungeon",
  grounds: "forest",
  hogsmeade: "village",
  diagon_alley: "alley",
  far_places: "office",
};

/** The stage for a fight on a field: its own, or that of its area. */
export const stageOf = (field: string, area: string): Stage => OF_FIELD[field] ?? OF_AREA[area] ?? "corridor";

/** Draw a stage. Where the wall meets the floor, somebody's feet are. */
export function stage(which: Stage, wide: number, high: number) {
  const paint = PAINTS[which];
  const foot = Math.round(high * 0.62);
  return [
    `<rect width="${wide}" height="${high}" fill="${paint.joint}"/>`,
    WALLS[paint.pattern](paint, wide, foot),
    backlight(which, paint, wide, foot),
    floor(paint, wide, foot, high),
    PROPS[which]?.(wide, foot) ?? "",
    `<path d="M0 0h${wide}v${high}H0z" fill="#060a0c" opacity=".18"/>`,
  ].join("");
}

const bricks = (width: number, height: number, gap: number) => (paint: Paint, wide: number, foot: number) =>
  repeat(Math.ceil(foot / height), (row) =>
    repeat(
      Math.ceil(wide / width) + 1,
      (column) =>
        `<rect x="${column * width - (row % 2) * (width / 2)}" y="${row * height}" width="${width - gap}" height="${height - gap}" rx="3" fill="${paint.wall[(row * 7 + column * 5) % 3]}"/>`,
    ),
  );

const WALLS: Record<Paint["pattern"], (paint: Paint, wide: number, foot: number) => string> = {
  tiles: bricks(66, 48, 3),
  stones: bricks(104, 62, 4),
  panels: (paint, wide, foot) =>
    repeat(
      Math.ceil(wide / 120),
      (at) =>
        `<rect x="${at * 120}" y="0" width="117" height="${foot}" fill="${paint.wall[at % 3]}"/><rect x="${at * 120 + 14}" y="24" width="89" height="${foot - 60}" rx="4" fill="none" stroke="${paint.joint}" stroke-width="4"/>`,
    ),
  columns: (paint, wide, foot) =>
    `<rect width="${wide}" height="${foot}" fill="${paint.wall[1]}"/>` +
    repeat(
      Math.ceil(wide / 170),
      (at) =>
        `<path d="M${at * 170 + 10} ${foot}V60q75-90 150 0v${foot - 60}z" fill="${paint.joint}" opacity=".7"/><rect x="${at * 170 - 14}" y="0" width="28" height="${foot}" fill="${paint.wall[2]}"/><rect x="${at * 170 + 2}" y="0" width="12" height="${foot}" fill="${paint.wall[0]}"/><rect x="${at * 170 - 20}" y="${foot - 26}" width="40" height="26" fill="${paint.wall[0]}"/>`,
    ),
  trunks: (paint, wide, foot) => {
    const { between } = hand(11);
    return (
      `<rect width="${wide}" height="${foot}" fill="${paint.wall[2]}"/>` +
      repeat(Math.ceil(wide / 38), (at) => {
        const [x, width] = [at * 38 + between(-14, 14), between(14, 34)];
        return `<path d="M${num(x)} ${foot + 8}l${num(width * 0.2)}-${foot}h${num(width * 0.6)}l${num(width * 0.2)} ${foot}z" fill="${paint.wall[at % 2]}"/>`;
      }) +
      repeat(
        Math.ceil(wide / 60),
        (at) => `<path d="M${at * 60 - 20} 0q40 ${num(between(50, 110))} 80 0z" fill="${paint.joint}"/>`,
      )
    );
  },
  waves: (paint, wide, foot) =>
    repeat(
      6,
      (row) =>
        `<path d="M0 ${(row * foot) / 6}${repeat(Math.ceil(wide / 80), () => "q20-14 40 0t40 0")}V${foot}H0z" fill="${paint.wall[row % 3]}"/>`,
    ) +
    repeat(
      Math.ceil(wide / 110),
      (at) =>
        `<path d="M${at * 110 + 30} ${foot + 10}c-20-60 20-80 0-150 30 50 0 90 14 150z" fill="#1f5a48" opacity=".8"/>`,
    ),
  night: (paint, wide, foot) => {
    const { between } = hand(5);
    return (
      `<rect width="${wide}" height="${foot}" fill="${paint.wall[0]}"/>` +
      repeat(
        40,
        () =>
          `<circle cx="${num(between(0, wide))}" cy="${num(between(0, foot * 0.7))}" r="${num(between(0.8, 2.2))}" fill="#fff" opacity=".7"/>`,
      ) +
      `<path d="M0 ${foot}V${foot - 50}q${wide / 4}-60 ${wide / 2}-20t${wide / 2}-10V${foot}z" fill="${paint.joint}"/>`
    );
  },
};

/** Light from the middle of the wall: a window, the moon, a fire. */
const backlight = (which: Stage, { light }: Paint, wide: number, foot: number) =>
  `<radialGradient id="stage-${which}-${wide}-${num(foot)}"><stop stop-color="${light}" stop-opacity=".34"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` +
  `<ellipse cx="${wide / 2}" cy="${num(foot * 0.42)}" rx="${num(wide * 0.4)}" ry="${num(foot * 0.62)}" fill="url(#stage-${which}-${wide}-${num(foot)})"/>`;

/** Boards or flagstones indoors; outdoors the ground is plain, with a few tufts. */
function floor({ floor: colour, joint, pattern }: Paint, wide: number, foot: number, high: number) {
  const plain = `<path d="M0 ${foot}h${wide}v${high - foot}H0z" fill="${colour}"/>`;
  if (pattern === "trunks" || pattern === "night" || pattern === "waves") {
    const { between } = hand(17);
    const tufts = repeat(
      Math.ceil(wide / 30),
      () => `M${num(between(0, wide))} ${num(between(foot + 12, high))}l-4-9m8 9l4-9m-8 7v-10`,
    );
    return `${plain}<path d="${tufts}" stroke="${joint}" stroke-width="2.5" fill="none" stroke-linecap="round" opacity=".7"/>`;
  }
  const lines = repeat(
    Math.ceil(wide / 64) + 1,
    (at) => `M${at * 64} ${foot}L${num(at * 64 + (at * 64 - wide / 2) * 0.9)} ${high}`,
  );
  const rows = [0.1, 0.28, 0.56].map((part) => `M0 ${num(foot + (high - foot) * part)}H${wide}`).join("");
  return `${plain}<path d="${lines}${rows}" stroke="${joint}" stroke-width="3" opacity=".6" fill="none"/><path d="M0 ${foot}h${wide}" stroke="${joint}" stroke-width="5"/>`;
}

function sink(x: number, y: number, broken: boolean) {
  const water = broken
    ? `<path d="M-30-4q-20-60-44-40M-22-4q-6-70 12-80M-14-4q20-50 40-36" stroke="#9fd4e0" stroke-width="5" fill="none" opacity=".8" stroke-linecap="round"/>`
    : "";
  return moved(
    `<g stroke="#14201f" stroke-width="3" stroke-linejoin="round"><path d="M-34 0h68l-10 30q-24 14-48 0z" fill="#dfe6df"/><path d="M6 0h28l-10 30q-8 6-14 7z" fill="#aab8b3" stroke="none"/><path d="M-8 36h16l4 40h-24z" fill="#c3cec8"/><path d="M-4 0v-22q0-8 8-8h10" fill="none" stroke="#b9923a" stroke-width="6"/></g>${water}`,
    x,
    y,
  );
}

const torch = (x: number, y: number) =>
  moved(
    `<circle r="46" fill="#ffcf6b" opacity=".18"/><path d="M-5 0h10l-3 40h-4z" fill="#5b3a20" stroke="#1c130c" stroke-width="2.5"/><path d="M0-34c6 12 12 16 12 26 0 8-6 12-12 12s-12-4-12-12c0-10 8-14 12-26z" fill="#f08a1c"/><path d="M0-18c3 7 6 9 6 14 0 4-3 6-6 6s-6-2-6-6c0-5 4-7 6-14z" fill="#ffe08a"/>`,
    x,
    y,
  );

const stone = (x: number, y: number, wide: number, high: number, turn: number) =>
  moved(
    `<path d="M${-wide / 2} 0v${-high}q${wide / 2} ${num(-wide * 0.6)} ${wide} 0v${high}z" fill="#2b3f37" stroke="#0a120f" stroke-width="3"/><path d="M${num(-wide * 0.22)} ${num(-high * 0.7)}h${num(wide * 0.44)}" stroke="#101b17" stroke-width="3"/>`,
    x,
    y,
    1,
    turn,
  );

/** A ghost with glasses looks on. */
const ghost = (x: number, y: number) =>
  `<g opacity=".5" transform="translate(${num(x)} ${num(y)})"><path d="M40 0c26 0 40 20 40 46 0 40 6 70 20 110-16-8-22-6-32 6-8-14-18-14-28 0-10-14-20-14-28 0-10-12-18-14-32-6C-6 116 0 86 0 46 0 20 14 0 40 0z" fill="#cfeee8"/><g fill="none" stroke="#2a4a48" stroke-width="4"><circle cx="27" cy="46" r="12"/><circle cx="55" cy="46" r="12"/><path d="M39 46h4M32 76q9-9 18 0"/></g></g>`;

/** A window with a pointed arch, as high as there is room for. */
const arch = (x: number, foot: number, light: string) =>
  moved(
    `<path d="M-84 0V-180q84-96 168 0V0z" fill="#0b1418"/><path d="M-76-4V-176q76-86 152 0V-4z" fill="${light}" opacity=".55"/><path d="M0-220V-4M-76-130H76M-76-68H76" stroke="#0b1418" stroke-width="6"/>`,
    x,
    foot - 70,
    Math.min(1, (foot - 84) / 236),
  );

const PROPS: Partial<Record<Stage, (wide: number, foot: number) => string>> = {
  bathroom: (wide, foot) =>
    arch(wide / 2, foot, "#5fb0b5") +
    [0.16, 0.3, 0.7, 0.84].map((part, at) => sink(wide * part, foot - 70, at % 3 === 0)).join("") +
    (wide > 900 ? ghost(wide * 0.645, foot - 334) : ""),
  dungeon: (wide, foot) => torch(wide * 0.14, foot - 170) + torch(wide * 0.86, foot - 170),
  chamber: (wide, foot) =>
    torch(wide * 0.1, foot - 150) +
    torch(wide * 0.9, foot - 150) +
    `<ellipse cx="${wide / 2}" cy="${foot + 60}" rx="${num(wide * 0.36)}" ry="18" fill="#3f8d7a" opacity=".5"/>`,
  corridor: (wide, foot) =>
    torch(wide * 0.12, foot - 190) + arch(wide / 2, foot, "#ffdf9a") + torch(wide * 0.88, foot - 190),
  graveyard: (wide, foot) =>
    `<circle cx="${num(wide * 0.78)}" cy="70" r="36" fill="#dfeedd"/>` +
    [
      [0.1, 60, 84, -6],
      [0.24, 44, 60, 4],
      [0.76, 46, 62, 5],
      [0.92, 62, 90, 7],
    ]
      .map(([part, width, height, turn]) => stone(wide * part!, foot + 18, width!, height!, turn!))
      .join(""),
  village: (wide, foot) =>
    [0.1, 0.26, 0.76, 0.92]
      .map((part, at) =>
        moved(
          `<path d="M-46 0v-70h92V0z" fill="#3a3448"/><path d="M-58-70L0-124 58-70z" fill="#e6ecf4"/><path d="M-20-20v-26h18v26zM8-20v-26h18v26z" fill="#ffc65c"/>`,
          wide * part,
          foot + 6,
          at % 2 ? 0.8 : 1,
        ),
      )
      .join(""),
  ministry: (wide, foot) => arch(wide * 0.2, foot + 60, "#9fd0ff") + arch(wide * 0.8, foot + 60, "#9fd0ff"),
  vault: (wide, foot) =>
    torch(wide * 0.14, foot - 180) +
    repeat(
      26,
      (at) =>
        `<ellipse cx="${num((wide * ((at * 37) % 100)) / 100)}" cy="${foot + 14 + ((at * 13) % 40)}" rx="14" ry="6" fill="#e0b04a" stroke="#8a5d06" stroke-width="2"/>`,
    ),
  office: (wide, foot) =>
    arch(wide / 2, foot, "#ffd79a") +
    [0.14, 0.86]
      .map((part) =>
        moved(
          `<path d="M-50 0v-170H50V0z" fill="#2e1c14"/>${repeat(3, (row) => repeat(6, (book) => `<rect x="${-44 + book * 15}" y="${-160 + row * 54}" width="12" height="44" fill="${["#a3232a", "#2a55a8", "#1f7a4c", "#e0a91b"][(row + book) % 4]}"/>`))}`,
          wide * part,
          foot,
        ),
      )
      .join(""),
  prison: (wide, foot) =>
    arch(wide / 2, foot, "#b9d3e6") +
    moved(
      `<path d="${repeat(6, (bar) => `M${-60 + bar * 24}-200v198`)}" stroke="#12161a" stroke-width="8"/>`,
      wide / 2,
      foot - 70,
      Math.min(1, (foot - 84) / 236),
    ),
  hall: (wide, foot) =>
    repeat(9, (at) =>
      moved(
        `<path d="M-4 0h8v22h-8z" fill="#fff6df"/><path d="M0-18c4 6 6 8 6 13 0 3-3 5-6 5s-6-2-6-5c0-5 4-7 6-13z" fill="#ffc65c"/><circle cy="-8" r="18" fill="#ffcf6b" opacity=".2"/>`,
        (wide * (at + 0.5)) / 9,
        50 + ((at * 37) % 60),
      ),
    ) + `<path d="M0 ${foot + 4}h${wide}v16H0z" fill="#7b5230"/>`,
  alley: (wide, foot) =>
    torch(wide * 0.2, foot - 170) +
    moved(
      `<path d="M-70 0v-150H70V0z" fill="#241d2c"/><path d="M-54-20v-90h48v90zM6-20v-90h48v90z" fill="#ffcf8a" opacity=".75"/><path d="M-80-150h160l-12-26H-68z" fill="#6b3f38"/>`,
      wide * 0.78,
      foot,
    ),
};
