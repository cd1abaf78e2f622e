/** The return of Lord Voldemort: a round picture, 600 by 600. He rises as smoke from a cauldron among gravestones. */
import { hand, moved, num, repeat } from "./ink";
import { mask } from "./people/voldemort";

const STONES = [
  [70, 500, 52, 70, -6],
  [150, 470, 40, 54, 4],
  [236, 456, 36, 44, -3],
  [392, 462, 40, 52, 5],
  [470, 506, 56, 76, 7],
  [540, 470, 38, 50, -4],
] as const;

const DEFS =
  `<clipPath id="return-round"><circle cx="300" cy="300" r="272"/></clipPath><radialGradient id="return-sky" cx=".5" cy=".36" r=".7"><stop stop-color="#3f7a5c"/><stop offset=".5" stop-color="#1b3a30"/><stop offset="1" stop-color="#08110e"/></radialGradient>` +
  `<radialGradient id="return-glow"><stop stop-color="#eafff0"/><stop offset=".35" stop-color="#a8f0bd" stop-opacity=".75"/><stop offset="1" stop-color="#59e07c" stop-opacity="0"/></radialGradient>` +
  `<filter id="return-soft" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="9"/></filter><filter id="return-blur" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="3"/></filter>`;

/** The whole picture, at rest: blur is for what does not move. */
export const returnPicture = () =>
  `<defs>${DEFS}</defs><circle cx="300" cy="300" r="298" fill="#59e07c" opacity=".16" filter="url(#return-soft)"/><circle cx="300" cy="300" r="284" fill="#0a0f0d" stroke="#8d7a3a" stroke-width="3"/><circle cx="300" cy="300" r="276" fill="none" stroke="#d8c78a" stroke-width="1.5"/>` +
  `<g clip-path="url(#return-round)">${churchyard()}${smoke()}${figure()}${sparks()}${cauldron()}</g>` +
  repeat(
    24,
    (at) =>
      `<circle cx="${num(300 + 290 * Math.cos((at * Math.PI) / 12))}" cy="${num(300 + 290 * Math.sin((at * Math.PI) / 12))}" r="3" fill="#d8c78a"/>`,
  );

const churchyard = () =>
  `<rect width="600" height="600" fill="url(#return-sky)"/><circle cx="424" cy="118" r="44" fill="#dfeedd"/><circle cx="410" cy="110" r="44" fill="#2b5a48" opacity=".55"/>` +
  `<path d="M0 600V430q120-60 300-40t300-10v220z" fill="#0d1a15"/><path d="M64 430v-90l22-14v-70l10-34 10 34v70l24 14v90z" fill="#0a1511"/><path d="M470 420c6-60-10-110 14-170-30 30-50 60-60 20 6 40 20 54 40 66-26 0-44-10-56-30 8 44 34 58 54 66z" fill="#0a1511"/><path d="M480 300q40-40 60-36M476 340q50-20 70-8M470 270q-6-30 10-60" stroke="#0a1511" stroke-width="9" fill="none"/>` +
  STONES.map(([x, y, wide, high, turn]) =>
    moved(
      `<path d="M${-wide / 2} 30v${-high}q${wide / 2} ${num(-wide * 0.6)} ${wide} 0v${high}z" fill="#24352f" stroke="#060b09" stroke-width="3"/><path d="M${num(-wide * 0.22)} ${num(-high * 0.35)}h${num(wide * 0.44)}M${num(-wide * 0.16)} ${num(-high * 0.15)}h${num(wide * 0.32)}" stroke="#0c1613" stroke-width="3"/>`,
      x,
      y,
      1,
      turn,
    ),
  ).join("");

const smoke = () =>
  `<g fill="none" stroke="#59e07c" stroke-linecap="round" filter="url(#return-soft)" opacity=".8"><path d="M300 520C180 460 420 400 230 330S330 180 220 80" stroke-width="40" opacity=".5"/><path d="M300 520C420 450 180 390 370 320S270 170 390 70" stroke-width="32" opacity=".5"/></g><circle cx="300" cy="230" r="220" fill="url(#return-glow)" opacity=".55"/>`;

const figure = () =>
  `<g stroke-linejoin="round" stroke-linecap="round"><path d="M300 60C226 60 196 120 204 190 196 232 140 240 128 292 100 300 96 336 120 344 92 366 110 404 146 396 150 436 220 440 232 474H368C380 440 450 436 454 396 490 404 508 366 480 344 504 336 500 300 472 292 460 240 404 232 396 190 404 120 374 60 300 60z" fill="#111a17" stroke="#3f8a64" stroke-width="2.6"/><path d="M300 78C240 78 214 130 222 190 214 240 172 252 168 300 196 286 190 330 218 322 208 364 244 356 240 396 266 380 268 424 300 420 332 424 334 380 360 396 356 356 392 364 382 322 410 330 404 286 432 300 428 252 386 240 378 190 386 130 360 78 300 78z" fill="#060a09"/><path d="M146 300c-22 6-20 32 2 30s14-24-2-16M454 300c22 6 20 32-2 30s-14-24 2-16M168 372c-12 10 4 24 14 14M432 372c12 10-4 24-14 14M214 130c-14 20-14 42-12 62M388 118c12 24 12 48 10 74M250 430c-6-14 6-22 0-36M350 430c6-14-6-22 0-36M300 450c-6-12 6-14 0-26" fill="none" stroke="#4fae78" stroke-width="2.6"/>${moved(mask(0.95), 300, 196, 2.75)}</g>`;

function sparks() {
  const { between } = hand(2);
  return repeat(26, (at) => {
    const [angle, far] = [(at / 26) * 2 * Math.PI, between(150, 240)];
    return `<circle cx="${num(300 + far * Math.cos(angle))}" cy="${num(230 + far * 0.9 * Math.sin(angle))}" r="${num(between(1.6, 4))}" fill="#b6ffc8" opacity="${num(between(0.5, 1))}"/>`;
  });
}

const cauldron = () =>
  `<g fill="none" stroke-linecap="round"><path d="M214 470C150 430 250 400 220 352M390 470c60-40-40-70-8-118" stroke="#7df09a" stroke-width="20" opacity=".4" filter="url(#return-soft)"/><path d="M226 470c-50-34 40-60 14-104M376 470c46-30-38-64-10-100M300 472c-26-30 26-50 0-84" stroke="#d2ffdd" stroke-width="9" opacity=".5" filter="url(#return-blur)"/></g>` +
  `<ellipse cx="300" cy="470" rx="118" ry="24" fill="#b6ffc8" filter="url(#return-blur)"/><path d="M172 466h256l-8 18c14 60-20 108-120 108s-134-48-120-108z" fill="#15191a" stroke="#050807" stroke-width="5"/><ellipse cx="300" cy="470" rx="126" ry="24" fill="#1d2524" stroke="#050807" stroke-width="5"/><ellipse cx="300" cy="472" rx="108" ry="17" fill="#4fd673"/><ellipse cx="280" cy="470" rx="44" ry="6" fill="#c6ffd4"/><path d="M196 520q20 40 70 54" stroke="#3b4a46" stroke-width="7" fill="none" stroke-linecap="round"/>`;
