import { LINE, n, PAPER_WHITE, shape, stroke } from './drawing.ts';
import { mix, type Tones } from './palette.ts';

export const EYE_MOODS = ['open', 'smile', 'closed', 'wink'] as const;
export type Eyes = (typeof EYE_MOODS)[number];
export const EYE_FORMS = ['almond', 'round', 'hooded', 'narrow'] as const;
export type EyeForm = (typeof EYE_FORMS)[number];

/** Half width, height above and below the middle, and rise of the outer corner. */
const FORMS: Record<EyeForm, { half: number; up: number; down: number; rise: number }> = {
  almond: { half: 17, up: 13, down: 8, rise: 0 },
  round: { half: 16, up: 17, down: 11, rise: 0 },
  hooded: { half: 17, up: 10, down: 8, rise: -1.5 },
  narrow: { half: 18, up: 10, down: 5, rise: 3 },
};

export interface EyeLook {
  eyes: Eyes;
  eyeForm: EyeForm;
  iris: string;
  /** Extra distance between the eyes, in pixels. */
  apart: number;
  lashes: boolean;
}

/** One eye; `outward` is -1 for the left one, 1 for the right one. */
function openEye(
  x: number,
  outward: 1 | -1,
  { eyeForm, iris, lashes }: EyeLook,
  [lit, shade, deep]: Tones,
): string {
  const { half, up, down, rise } = FORMS[eyeForm];
  const inner = n(x - outward * half);
  const outer = n(x + outward * half);
  const y = 212;
  const outerY = n(y - rise);
  const white = `M${inner},${y}Q${x},${n(y - up)} ${outer},${outerY}Q${x},${n(y + down)} ${inner},${y}Z`;
  const lidTone = outward < 0 ? mix(lit, shade, 0.55) : mix(shade, deep, 0.35);
  const lid = `M${n(inner - outward * 2)},${y}Q${x},${n(y - up - 14)} ${n(outer + outward * 3)},${n(outerY - 1)}Q${x},${n(y - up + 1)} ${n(inner - outward * 2)},${y}Z`;
  const wing = lashes
    ? stroke(`M${n(outer + outward * 2)},${n(outerY - 1)}l${outward * 6},-5`, LINE, 3.4)
    : '';
  const radius = eyeForm === 'round' ? 7.2 : eyeForm === 'narrow' ? 5.8 : 6.6;
  return (
    shape(lid, lidTone, ` opacity="${eyeForm === 'hooded' ? 0.95 : 0.6}"`) +
    shape(white, outward < 0 ? PAPER_WHITE : '#f3e4da') +
    `<circle cx="${x}" cy="${n(y - 2)}" r="${radius}" fill="${iris}"/><circle cx="${x}" cy="${n(y - 2)}" r="${n(radius / 2.2)}" fill="${LINE}"/><circle cx="${n(x - 2.4)}" cy="${n(y - 4.4)}" r="1.9" fill="#fff"/>` +
    stroke(
      `M${n(inner - outward * 2)},${n(y + 1)}Q${x},${n(y - up - 2)} ${n(outer + outward * 2)},${n(outerY)}`,
      LINE,
      4,
    ) +
    wing
  );
}

const arc = (x: number, bend: number, lift: number, width: number): string =>
  stroke(
    `M${n(x - 17)},${n(213 - lift)}Q${x},${n(213 - lift - bend)} ${n(x + 17)},${n(213 - lift)}`,
    LINE,
    width,
  );

/** Both eyes: open, smiling, closed, or one of them winking. */
export function eyes(look: EyeLook, skin: Tones): string {
  const left = n(169.5 - look.apart / 2);
  const right = n(232.5 + look.apart / 2);
  const ticks = look.lashes ? stroke(`M${left - 17},210l-6,3M${right + 17},210l6,3`, LINE, 3.2) : '';
  if (look.eyes === 'smile') return arc(left, 13, -1, 4.4) + arc(right, 13, -1, 4.4) + ticks;
  if (look.eyes === 'closed') return arc(left, -12, 3, 4.2) + arc(right, -12, 3, 4.2) + ticks;
  if (look.eyes === 'wink') return openEye(left, -1, look, skin) + arc(right, 11, -2, 4.6);
  return openEye(left, -1, look, skin) + openEye(right, 1, look, skin);
}

export const BROWS = ['arched', 'straight', 'soft', 'bushy', 'slanted'] as const;
export type Brows = (typeof BROWS)[number];

/** Brows; `lift` raises them by a few pixels. */
export function brows(kind: Brows, colour: string, width: number, lift: number): string {
  const y = (value: number): number => n(value - lift);
  if (kind === 'straight')
    return (
      stroke(`M146,${y(190)}L187,${y(188)}`, colour, width) +
      stroke(`M214,${y(188)}L255,${y(190)}`, colour, width)
    );
  if (kind === 'bushy')
    return (
      shape(
        `M143,${y(195)}C150,${y(180)} 172,${y(176)} 190,${y(184)}L189,${y(193)}C172,${y(187)} 156,${y(189)} 143,${y(195)}Z`,
        colour,
      ) +
      shape(
        `M258,${y(195)}C251,${y(180)} 229,${y(176)} 211,${y(184)}L212,${y(193)}C229,${y(187)} 245,${y(189)} 258,${y(195)}Z`,
        colour,
      )
    );
  if (kind === 'slanted')
    return (
      stroke(`M144,${y(186)}Q164,${y(181)} 188,${y(193)}`, colour, width) +
      stroke(`M213,${y(193)}Q237,${y(181)} 257,${y(186)}`, colour, width)
    );
  const peak = kind === 'arched' ? 173 : 183;
  return (
    stroke(`M146,${y(192)}Q${kind === 'arched' ? 160 : 166},${y(peak)} 188,${y(190)}`, colour, width) +
    stroke(`M214,${y(190)}Q${kind === 'arched' ? 242 : 236},${y(peak)} 256,${y(192)}`, colour, width)
  );
}
