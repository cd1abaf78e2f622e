/** Pictures of the spells, 192 by 116. */
import { INK, LINE, OUTLINE, rays, spark, stars } from "../ink";
import { ATTRIBUTES } from "../people/attributes";
import { fire, ground, person, wand, zap } from "./props";

export const SPELLS: Record<string, string> = {
  expelliarmus:
    ground("#4a2a6e", "#ffb3a0", 0.14, 130, 50) +
    wand(54, 76) +
    zap("M58 73L100 58", "#ff6a5a") +
    `<g transform="translate(138 38) rotate(-52)"><path d="M-34-4L38-1.500v3L-34 4z" fill="#c99a5c" ${OUTLINE}/><path d="M-38-5.500h22v11h-22z" fill="#3a2a3a" ${OUTLINE}/></g><path d="M106 92c-4-8 2-16 10-16l8 2c4-6 10-4 10 1l8-4c4 0 4 5 1 7l6 2c3 2 2 6-2 6l-6 6c-8 6-24 6-35-4z" fill="#c98f62" ${OUTLINE}/><path d="M100 96l14 12 -10 10H86z" fill="#1f7a4c" ${OUTLINE}/><path d="M172 22q10 8 8 20M112 16q-8 6-8 16" fill="none" stroke="#ffe08a" stroke-width="3" stroke-linecap="round"/>`,
  stupefy: `<rect width="192" height="116" fill="#2c1f4f"/>${stars(26, 192, 116, 3)}${rays(136, 44, 14, 170, "#ff6a5a", 0.16)}<g ${OUTLINE}><path d="M8 108l58-40 5 8-57 40z" fill="#7b5230"/><path d="M4 112l18-13 6 9-19 12z" fill="#5b3a20"/></g><path d="M72 70L132 46" stroke="#ff8a6e" stroke-width="9" stroke-linecap="round" opacity=".55"/><path d="M72 70L132 46" stroke="#fff0d8" stroke-width="3.5" stroke-linecap="round"/><path d="M140 14l6 18 20-6-12 17 18 11-21 1 1 21-12-17-14 15 3-21-20-2 19-9-10-18 18 10z" fill="#ffd36b" ${OUTLINE}/><circle cx="140" cy="45" r="9" fill="#fff6dd"/>`,
  petrificus_totalus:
    ground("#2f3a6b", "#bcd3ff", 0.14) +
    `<g transform="translate(112 64) rotate(12)"><path d="M-14 50V-6c0-10 6-16 14-16s14 6 14 16v56z" fill="#8d97ab" ${OUTLINE}/><path d="M4-22c8 2 10 8 10 16v56H4z" fill="#6d778c"/><circle cy="-34" r="12" fill="#b3bccb" ${OUTLINE}/><path d="M-12-35c0-11 6-15 12-15s12 4 12 15c-6-5-16-6-24 0z" fill="#7a8497" ${OUTLINE}/><circle cx="-4" cy="-33" r="2" fill="${INK}"/><circle cx="5" cy="-33" r="2" fill="${INK}"/><path d="M-3-27h7" ${LINE}/><path d="M-14 2h28M-14 16h28M-14 30h28" stroke="#dfe9ff" stroke-width="4.5"/></g>` +
    wand(52, 60, -30, 0.9) +
    zap("M56 57L84 50", "#9fd0ff", 6),
  incendio:
    ground("#5a2313", "#ffb45a", 0.18, 124, 60) +
    wand(62, 72) +
    zap("M66 69L98 60", "#ffb45a", 7) +
    fire(134, 74, 1.55, "#e8641f", "#ffb52e") +
    fire(100, 94, 0.6, "#e8641f", "#ffb52e") +
    fire(172, 96, 0.55, "#e8641f", "#ffb52e"),
  reducto:
    ground("#27305f", "#9fc4ff", 0.14, 128, 56) +
    wand(50, 82) +
    zap("M54 79L98 62", "#6fb0ff", 9) +
    `<g ${OUTLINE} fill="#a7a08c"><path d="M112 40l18-8 4 16-14 8zM146 28l18 6-8 16-14-6zM154 62l22 4-6 16-18-6zM128 78l16 4 2 18-20-4zM104 74l14-2-2 16-14-2zM134 50l14 2 2 14-16 2z"/></g><path d="M124 14l2 8M170 18l-6 6M184 50h-8M172 100l-6-6M112 104l4-6M98 42l6 4" stroke="#ffe08a" stroke-width="3" stroke-linecap="round"/>`,
  sectumsempra:
    ground("#2b1630", "#ff9bb0", 0.12) +
    `<g fill="#eef2f5" ${OUTLINE}><path d="M30 96C70 84 128 50 168 12 140 60 84 96 30 96z"/><path d="M52 108C96 100 146 74 180 44 154 84 104 110 52 108z"/><path d="M16 76C50 66 98 38 128 8 108 46 62 76 16 76z"/></g><g fill="#ffd0da"><circle cx="34" cy="44" r="2.5"/><circle cx="168" cy="92" r="3"/><circle cx="178" cy="22" r="2.5"/><circle cx="62" cy="26" r="2.5"/></g>`,
  fiendfyre:
    ground("#3d0f12", "#ff8a3a", 0.16, 96, 70) +
    `<path d="M14 116C10 78 40 78 36 44c16 8 18 22 14 34 14-8 20-30 8-52 22 8 40 24 42 46 8-8 8-22 2-34 22 8 36 26 32 48 10-6 12-18 8-28 20 12 32 34 26 58z" fill="#e0491c" ${OUTLINE}/><path d="M58 26c22 0 46 6 60 22l22-6-6 14 14 8-16 4c0 14-12 24-28 24 6-6 6-12 2-16-20 4-42-6-46-22 8 4 16 4 22 0-14-4-24-14-24-28z" fill="#ffb52e" ${OUTLINE}/><circle cx="112" cy="52" r="3.5" fill="${INK}"/><path d="M118 66l4 8 4-7 5 6 3-7" fill="#fff6df" ${OUTLINE}/><path d="M40 116c4-16 20-16 24-30 10 8 12 18 8 30zM112 116c0-10 10-14 12-22 8 6 8 14 6 22z" fill="#ffe08a"/>`,
  wingardium_leviosa: `<rect width="192" height="116" fill="#3c2f6e"/>${rays(100, 40, 14, 160, "#d7c8ff", 0.14)}<g ${OUTLINE}><path d="M134 14c-36 2-62 22-66 54l-8 24 5 2 8-20c10 2 18-1 26-6l-10-3 19-5c6-5 9-9 12-15l-12-1 15-8c7-8 10-14 11-22z" fill="#fff3dc"/><path d="M118 28C96 40 82 58 72 80" fill="none" stroke-width="1.6"/></g><path d="M60 104q30 8 66-2M72 112q22 4 42-2" stroke="#d7c8ff" stroke-width="2.5" fill="none" stroke-linecap="round" opacity=".7"/><path d="M150 50l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM44 30l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#ffe08a"/>`,
  protego: `<rect width="192" height="116" fill="#1d2f66"/>${stars(24, 192, 116, 5)}<g fill="none" stroke="#9fd0ff" stroke-linecap="round"><path d="M52 108A56 60 0 0 1 140 108" stroke-width="3" opacity=".9"/><path d="M38 108A66 74 0 0 1 154 108" stroke-width="6" opacity=".75"/><path d="M22 108A78 88 0 0 1 170 108" stroke-width="3" opacity=".45"/></g><path d="M38 108A66 74 0 0 1 154 108z" fill="#9fd0ff" opacity=".22"/><g ${OUTLINE}><circle cx="96" cy="66" r="9" fill="#f0c9a0"/><path d="M80 108c0-20 6-32 16-32s16 12 16 32z" fill="#2a2430"/><path d="M104 80l22-24" stroke-width="4"/></g><circle cx="127" cy="54" r="6" fill="#fff"/><path d="M176 20L142 44M184 44l-34 14" stroke="#ff8a6e" stroke-width="4" stroke-linecap="round"/><path d="M140 40l2 10 9-4z" fill="#ffd36b"/>`,
  expecto_patronum:
    ground("#1c2f5e", "#cfe6ff", 0.16, 112, 54) +
    stars(20, 192, 116, 4) +
    wand(40, 92) +
    `<g fill="#e6f4ff" stroke="#7fb2e0" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M74 66c10-10 30-10 44-8l10-14c-2-6 2-12 8-12 8 0 16 6 20 14-4 4-10 4-14 3l-8 16c0 10-4 14-8 18l8 22h-7l-10-20c-10 2-18 0-24-3l-8 8 2 16h-7l-4-18 8-12c-4 0-8 4-12 10-2-8 0-14 2-20z"/><path d="M134 34c-6-6-8-14-6-22M128 20l-8-4M140 32c0-8 4-14 12-18M145 22l10 2M131 26l-9 2" fill="none" stroke="#e6f4ff" stroke-width="3.5"/></g><circle cx="144" cy="40" r="1.9" fill="#1c2f5e"/>`,
  finite_incantatem:
    ground("#3b2a66", "#e3d6ff", 0.13) +
    wand(58, 84) +
    `<g fill="none" stroke="#b79cff" stroke-linecap="round"><path d="M66 76c30-46 84-40 88-10s-44 34-46 8 26-24 28-8" stroke-width="7" opacity=".55"/><path d="M66 76c30-46 84-40 88-10s-44 34-46 8 26-24 28-8" stroke-width="3" stroke="#fff" stroke-dasharray="10 7"/></g><path d="M88 18l84 84M172 18l-84 84" stroke="${INK}" stroke-width="13" stroke-linecap="round"/><path d="M88 18l84 84M172 18l-84 84" stroke="#ffd36b" stroke-width="8" stroke-linecap="round"/>`,
  episkey:
    ground("#2a4f58", "#c6fff0", 0.14) +
    `<g transform="translate(112 62) rotate(-14)"><path d="M-46-13h92c8 0 8 26 0 26h-92c-8 0-8-26 0-26z" fill="#c98f62" ${OUTLINE}/><path d="M-16-16h34v32h-34z" fill="#fff6df" ${OUTLINE}/><path d="M1-9V9M-8 0H10" stroke="#c22f5e" stroke-width="5" stroke-linecap="round"/><path d="M46-13c12-2 20 4 24 10l-10 0 8 6-10 0 4 8c-6 4-12 4-16 2z" fill="#c98f62" ${OUTLINE}/></g>` +
    wand(58, 40, 28, 0.8) +
    spark(80, 30) +
    spark(150, 28, 0.8) +
    spark(160, 92, 0.9),
  alohomora:
    ground("#4a3568", "#ffe9b0", 0.16, 120, 60) +
    `<path d="M88 116V40c0-20 14-32 34-32s34 12 34 32v76z" fill="#8a5a30" ${OUTLINE}/><path d="M110 12v104M134 12v104" ${LINE}/><path d="M96 62h52v36H96z" fill="#e0aa2c" ${OUTLINE}/><path d="M106 62V48c0-16 22-22 30-8l2 4" fill="none" stroke="${INK}" stroke-width="10" stroke-linecap="round"/><path d="M106 62V48c0-16 22-22 30-8l2 4" fill="none" stroke="#c7ccd0" stroke-width="5.5" stroke-linecap="round"/><circle cx="122" cy="76" r="5" fill="${INK}"/><path d="M122 78v11" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>` +
    wand(66, 70, -10, 0.8) +
    spark(80, 50, 0.9) +
    spark(160, 30, 0.8),
  accio:
    ground("#24486a", "#d6f0ff", 0.15, 60, 60) +
    `<path d="M54 92c-14 0-22-8-22-18l-6-20c-1-5 5-7 7-2l6 12-2-22c0-5 7-6 8-1l4 20 1-24c1-5 8-4 8 1l0 24 6-18c2-5 8-3 7 2l-5 24 8-6c5-3 8 2 5 6L64 86z" fill="#c98f62" ${OUTLINE}/><path d="M36 92h28l6 26H28z" fill="#2a55a8" ${OUTLINE}/><g transform="translate(142 46)">` +
    ATTRIBUTES.broom.replace("rotate(-58)", "rotate(160)") +
    `</g><path d="M176 22q-30 0-44 10M182 62q-34 14-52 8M172 84q-40 14-66-4" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" opacity=".8"/>` +
    spark(98, 44, 0.9),
  obliviate:
    ground("#5a4a7a", "#fff", 0.12, 112, 50) +
    person(116, 86, 1.35, "#2a55a8", "#e9bf97", "#8d5a2a") +
    `<circle cx="112" cy="64" r="2" fill="${INK}"/><circle cx="121" cy="64" r="2" fill="${INK}"/><ellipse cx="116.5" cy="70" rx="2.5" ry="2" fill="${INK}"/>` +
    wand(66, 62, -12, 0.85) +
    '<g fill="#efe6ff" stroke="#7a68a8" stroke-width="2"><circle cx="136" cy="30" r="8"/><circle cx="152" cy="20" r="11"/><circle cx="170" cy="30" r="7"/></g><path d="M72 58c14-22 30-24 40-14" fill="none" stroke="#efe6ff" stroke-width="4" stroke-dasharray="1 9" stroke-linecap="round"/>',
  lumos:
    `<rect width="192" height="116" fill="#161a33"/>${stars(10, 192, 50, 6)}<circle cx="112" cy="50" r="74" fill="#ffe9a8" opacity=".16"/><circle cx="112" cy="50" r="48" fill="#ffe9a8" opacity=".28"/><circle cx="112" cy="50" r="26" fill="#fff3c8" opacity=".75"/>${rays(112, 50, 12, 120, "#fff3c8", 0.12)}<path d="M0 116V20l20-14v110zM192 116V20l-20-14v110z" fill="#0c0f20"/>` +
    `<path d="M22 116L112 50" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M22 116L112 50" stroke="#8a5a30" stroke-width="6.5" stroke-linecap="round"/><circle cx="112" cy="50" r="11" fill="#fff"/>` +
    spark(150, 26, 0.7) +
    spark(156, 84, 0.8),
};
