/** The pitch and everything around it that never changes in a match: two drawings, across and upright. */
import { CLOTH, cloud, hand, INK, moved, num, repeat, type House } from "../ink";
import { sign } from "../signs";
import { across, spots, upright, USUAL, type PitchSize, type Spot, type View } from "./geometry";
import { banner, crowdDefs, tower, watcher } from "./stands";

/** The houses that meet: the home side has the left end, or the near one. The two others share the middle. */
export interface Sides {
  home: House;
  away: House;
}

const GOALS: readonly Spot[] = [
  [-4, 1],
  [-4, 2],
  [-4, 3],
];
const WHITE = `fill="none" stroke="#fdf6df" stroke-opacity=".9"`;

const others = ({ home, away }: Sides) =>
  (["hufflepuff", "ravenclaw", "gryffindor", "slytherin"] as const).filter(
    (house) => house !== home && house !== away,
  ) as [House, House];

const skyDefs = `<linearGradient id="pitch-sky" x2="0" y2="1"><stop stop-color="var(--pitch-sky-high)"/><stop offset=".6" stop-color="var(--pitch-sky)"/><stop offset="1" stop-color="var(--pitch-sky-low)"/></linearGradient><linearGradient id="pitch-grass" x2="0" y2="1"><stop stop-color="var(--pitch-grass-far)"/><stop offset=".45" stop-color="var(--pitch-grass)"/><stop offset="1" stop-color="var(--pitch-grass-near)"/></linearGradient><radialGradient id="pitch-sun"><stop stop-color="var(--pitch-sun)"/><stop offset=".35" stop-color="var(--pitch-sun)" stop-opacity=".6"/><stop offset="1" stop-color="var(--pitch-sun)" stop-opacity="0"/></radialGradient>`;

/** The fields as faint ovals. */
const fields = (view: View, size: PitchSize, goals: readonly Spot[]) =>
  spots(size, goals)
    .map((spot) => {
      const { x, y, scale } = view.place(spot);
      const enlarged = view.wide > 600 ? scale : 1;
      return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(view.field[0] * enlarged)}" ry="${num(view.field[1] * enlarged)}" fill="#fdf6df" fill-opacity=".17" stroke="#fdf6df" stroke-opacity=".55" stroke-width="1.6"/>`;
    })
    .join("");

/** The whole stadium across, 1366 by 644. */
export function stadium(sides: Sides, size: PitchSize = USUAL, goals: readonly Spot[] = GOALS) {
  const view = across(size);
  return [
    `<defs>${skyDefs}${crowdDefs()}<clipPath id="pitch-oval"><ellipse cx="683" cy="404" rx="652" ry="262"/></clipPath></defs>`,
    background(),
    rows(sides),
    cloths(sides),
    grass(view),
    fields(view, size, goals),
  ].join("");
}

const background = () =>
  `<rect width="1366" height="644" fill="url(#pitch-sky)"/><circle cx="1010" cy="40" r="210" fill="url(#pitch-sun)"/>` +
  (
    [
      [330, 44, 1, 0.75],
      [520, 24, 0.7, 0.5],
      [880, 36, 0.8, 0.6],
      [1190, 26, 0.9, 0.55],
      [110, 30, 0.8, 0.6],
    ] as const
  )
    .map(([x, y, scale, opacity]) => cloud(x, y, scale, opacity, "var(--pitch-cloud)"))
    .join("") +
  `<path d="M0 130q120-60 300-34t400-14 380 6 286-16v200H0z" fill="var(--pitch-hill-far)"/><path transform="translate(-216 14) scale(.84)" d="M556 100V82h10V66l7-20 7 20v8h12V54l9-28 9 28v22h16V62l7-18 7 18v18h18V70l6-16 6 16v34z" fill="var(--pitch-castle)" opacity=".85"/><path d="M0 160q200-50 420-26t520-10 426 0v200H0z" fill="var(--pitch-hill)"/>`;

/** The house of a place around the oval, by its angle. */
function houseAt(sides: Sides, angle: number): House {
  const [left, right] = others(sides);
  const x = Math.cos(angle);
  return x < -0.5 ? sides.home : x < 0 ? left : x < 0.5 ? right : sides.away;
}

function rows(sides: Sides) {
  const { between } = hand(11);
  const [left, right] = others(sides);
  const wood = ["#5b3a20", "#684425", "#73502d", "#7d5833", "#86613a"];
  const ring = (number: number) => {
    const [rx, ry, cy] = [672 + number * 25, 272 + number * 7, 403 - number * 2.6];
    const people = repeat(150, (at) => {
      const angle = Math.PI + ((Math.PI * (at + 0.5 * (number % 2) + between(-0.12, 0.12))) / 150) * 1.16 - 0.25;
      const [x, y] = [683 + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
      const which = Math.floor(between(0, 6));
      if (x < -8 || x > 1374 || y > 470) return "";
      return watcher(
        houseAt(sides, angle),
        which,
        x,
        y - 7,
        0.86 + 0.1 * Math.abs(Math.cos(angle)) + 0.34 * Math.max(0, Math.sin(angle) + 0.6),
      );
    });
    return `<ellipse cx="683" cy="${num(cy)}" rx="${rx + 10}" ry="${ry + 4}" fill="${wood[number]}"/>${people}`;
  };
  const far = [moved(tower(left, 60, 44), 440, 142), moved(tower(right, 60, 44), 926, 142)];
  const banners = [
    banner(sides.home, 262, 176, -8),
    banner(sides.away, 1096, 172, 8),
    banner(left, 600, 120, -3),
    banner(right, 772, 122, 4),
    banner(sides.home, 96, 282, -14),
    banner(sides.away, 1276, 290, 12),
  ];
  const near = (
    [
      [62, 262, 128, 78],
      [200, 200, 100, 66],
      [344, 158, 76, 54],
    ] as const
  ).flatMap(([x, y, high, wide]) => [
    moved(tower(sides.home, high, wide), x, y),
    moved(tower(sides.away, high, wide), 1366 - x, y),
  ]);
  return [
    ...far,
    `<path d="M0 430h1366v220H0z" fill="#3d2716"/><ellipse cx="683" cy="392" rx="792" ry="300" fill="#7b5330" stroke="${INK}" stroke-width="2.2"/>`,
    ...[4, 3, 2, 1, 0].map(ring),
    ...banners,
    ...near,
  ].join("");
}

/** The cloth along the barrier. */
const cloths = (sides: Sides) =>
  repeat(84, (at) => {
    const [from, to] = [Math.PI * (0.86 + (1.28 * at) / 84), Math.PI * (0.86 + (1.28 * (at + 1)) / 84)];
    const middle = (from + to) / 2;
    const { cloth, deep, trim } = CLOTH[houseAt(sides, middle)];
    const spot = (angle: number) => [683 + 670 * Math.cos(angle), 394 + 273.6 * Math.sin(angle)] as const;
    const [[x, y], [toX, toY]] = [spot(from), spot(to)];
    const high = 20 + 6 * Math.max(0, Math.sin(middle) + 0.7);
    return `<path d="M${num(x)} ${num(y)}L${num(toX)} ${num(toY)}V${num(toY + high)}Q${num((x + toX) / 2)} ${num((y + toY) / 2 + high + 8)} ${num(x)} ${num(y + high)}z" fill="${at % 2 ? cloth : houseAt(sides, middle) === "hufflepuff" ? trim : deep}" stroke="${INK}" stroke-width="1.4"/>`;
  });

function grass(view: View) {
  const x = (row: number, y: number) => num(683 + row * 103 * (1 + (0.204 * (y - 226)) / 322));
  const stripes = [-7, -5, -3, -1, 1, 3, 5, 7]
    .map(
      (row) => `M${x(row - 0.5, 130)} 130L${x(row + 0.5, 130)} 130L${x(row + 0.5, 680)} 680L${x(row - 0.5, 680)} 680z`,
    )
    .join("");
  const middle = view.place([0, 2]).y;
  const lines = [-1, 1]
    .map((side) => `<path d="M${x(side * 3.5, 216)} 216Q${x(side * 3.25, 387)} 387 ${x(side * 3.5, 600)} 600"/>`)
    .join("");
  return (
    `<ellipse cx="683" cy="404" rx="652" ry="262" fill="url(#pitch-grass)" stroke="${INK}" stroke-width="2.6"/><g clip-path="url(#pitch-oval)"><path d="${stripes}" fill="#fff" opacity=".085"/><ellipse cx="940" cy="250" rx="420" ry="120" fill="var(--pitch-sun)" opacity=".2"/><path d="M31 404a652 262 0 0 0 1304 0 652 232 0 0 1-1304 0z" fill="#0d3318" opacity=".22"/><path d="M150 190q90-20 190 4t150 8q-60 30-170 22t-170-34zM800 560q120-26 260 0t180-20q-40 70-200 70t-240-50z" fill="#1c4a20" opacity=".13"/><path d="M1000 120L420 680H640L1060 120zM1080 120L760 680H880L1120 120zM900 120L120 620H250L950 120z" fill="var(--pitch-sun)" opacity=".11"/></g>` +
    `<g ${WHITE} stroke-width="3.2"><ellipse cx="683" cy="403" rx="624" ry="243"/><path d="M683 160V646"/><ellipse cx="683" cy="${num(middle)}" rx="76" ry="44"/>${lines}</g>`
  );
}

/** The backs of the heads in front, over everything: 1366 by 644. */
export function frontRow(sides: Sides) {
  const { between, oneOf } = hand(6);
  const [left, right] = others(sides);
  return repeat(48, (at) => {
    const [x, y] = [at * 29 + between(-5, 5), 621 + Math.abs(Math.cos(at * 0.41)) * 6 + between(-3, 4)];
    const house = x < 400 ? sides.home : x < 683 ? left : x < 966 ? right : sides.away;
    const { cloth, trim } = CLOTH[house];
    const flag =
      at % 9 === 4
        ? `<path d="M${num(x + 10)} 650V590" stroke="#4a2f1a" stroke-width="4"/><path d="M${num(x + 10)} 590q14-7 26 0t24-1v24q-12 7-24 1t-26 0z" fill="${cloth}" stroke="${INK}" stroke-width="2"/>${sign(house, x + 34, 602, 16, trim, cloth)}`
        : "";
    return `<path d="M${num(x - 17)} 660c0-20 4-24 17-24s17 4 17 24z" fill="#3a2518"/><circle cx="${num(x)}" cy="${num(y)}" r="11" fill="${oneOf(["#2b1a12", "#3d2415", "#5a3418", "#241713", "#6d4a26"])}"/><path d="M${num(x - 13)} ${num(y + 9)}q13 7 26 0v6q-13 6-26 0z" fill="${cloth}"/><path d="M${num(x - 5)} ${num(y + 12)}v6M${num(x + 5)} ${num(y + 12)}v6" stroke="${trim}" stroke-width="3"/>${flag}`;
  });
}

/** The whole stadium upright, 390 by 600: the far end belongs to the away side. */
export function uprightStadium(sides: Sides, size: PitchSize = USUAL, goals: readonly Spot[] = GOALS) {
  const view = upright(size);
  const { between } = hand(5);
  const [left, right] = others(sides);
  const far = [3, 2, 1, 0].map((ring) =>
    repeat(46, (at) => {
      const angle = Math.PI + (Math.PI * (at + 0.5 * (ring % 2))) / 46;
      const [x, y] = [195 + (196 + ring * 9) * Math.cos(angle), 170 + (138 + ring * 11) * Math.sin(angle)];
      return watcher(
        Math.abs(x - 195) < 120 ? sides.away : x > 195 ? right : left,
        Math.floor(between(0, 6)),
        x,
        y,
        0.82,
      );
    }),
  );
  const beside = repeat(44, (at) =>
    [-1, 1]
      .map((side) => {
        const y = 150 + at * 10.5;
        const house = y < 300 ? sides.away : y < 380 ? (side < 0 ? left : right) : sides.home;
        return watcher(house, Math.floor(between(0, 5)), 195 + side * (186 + between(0, 10)), y, 0.82);
      })
      .join(""),
  );
  // A wide screen shows the stands as far as they go; the seats in front cover those behind.
  const behind = repeat(7, (row) =>
    repeat(30, (at) =>
      [-1, 1]
        .map((side) => {
          const y = 196 + at * 15 + 7 * (row % 2) - row * 4;
          const house = y < 300 ? sides.away : y < 380 ? (side < 0 ? left : right) : sides.home;
          return watcher(house, (at * 5 + row * 3) % 5, 195 + side * (282 - row * 13), y, 0.82);
        })
        .join(""),
    ),
  );
  const stripes = [0, 2, 4, 6, 8]
    .map(
      (row) =>
        `<rect y="${num(view.place([size.rows + 1 - row, 2]).y - 28)}" width="390" height="56" fill="#fff" opacity=".085"/>`,
    )
    .join("");
  return [
    `<defs>${skyDefs}${crowdDefs()}<clipPath id="pitch-upright"><rect x="8" y="44" width="374" height="556" rx="150"/></clipPath></defs><rect x="-400" width="1190" height="100" fill="url(#pitch-sky)"/><rect x="-400" y="96" width="1190" height="600" fill="#5b3a20"/>`,
    ...far,
    behind,
    beside,
    moved(tower(sides.away, 60, 44), 48, 96),
    moved(tower(sides.away, 60, 44), 342, 96),
    `<rect x="8" y="44" width="374" height="580" rx="150" fill="url(#pitch-grass)" stroke="${INK}" stroke-width="2.6"/><g clip-path="url(#pitch-upright)">${stripes}<ellipse cx="270" cy="150" rx="160" ry="110" fill="var(--pitch-sun)" opacity=".2"/></g>`,
    `<g ${WHITE} stroke-width="2.6"><rect x="17" y="54" width="356" height="562" rx="140"/><path d="M17 316h356M60 120q135 26 270 0M36 512q159-26 318 0"/><ellipse cx="195" cy="316" rx="52" ry="36"/></g>`,
    fields(view, size, goals),
  ].join("");
}
