import type { Tones } from '../palette.ts';

/** Draws one layer of hair as SVG, in the hair's tones. */
type Layer = (tones: Tones) => string;

const nothing: Layer = () => '';

/** Curls: circles given as x, y, radius. */
const curls = (spots: readonly (readonly [number, number, number])[], tone: (x: number) => string): string =>
  spots.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone(x)}"/>`).join('');

const HALO = [
  [130, 120, 34],
  [160, 92, 36],
  [204, 80, 38],
  [246, 94, 36],
  [276, 124, 34],
  [292, 164, 32],
  [298, 206, 32],
  [300, 250, 30],
  [294, 290, 28],
  [110, 160, 32],
  [102, 206, 32],
  [100, 250, 30],
  [106, 290, 28],
  [280, 324, 22],
  [122, 324, 22],
] as const;

const bob: Layer = ([, shade]) =>
  `<path d="M114,196C106,112 156,78 200,78C246,78 296,112 287,196C287,240 292,276 284,304C268,318 246,316 238,304L162,304C152,318 130,318 116,304C108,276 114,238 114,196Z" fill="${shade}"/>`;

/** Hair behind the head; tight styles have none. */
export const BACK_HAIR = {
  long: ([, shade]) =>
    `<path d="M118,190C112,110 158,76 202,76C250,76 292,112 284,196C282,262 300,330 306,398C270,424 132,424 94,398C104,330 120,262 118,190Z" fill="${shade}"/>`,
  wavy: ([, shade]) =>
    `<path d="M112,196C100,112 156,72 202,72C252,72 302,112 290,196C286,226 312,250 304,286C298,312 322,336 308,372C300,398 276,404 262,392C224,402 170,402 140,392C122,406 96,396 92,370C80,336 104,314 96,286C88,250 116,228 112,196Z" fill="${shade}"/>`,
  afro: ([, shade]) =>
    `<path d="M200,52C262,46 318,92 314,152C334,196 318,250 284,270C262,290 140,290 116,270C80,250 66,196 86,152C82,92 138,46 200,52Z" fill="${shade}"/>`,
  bun: ([, shade]) =>
    [
      `<circle cx="204" cy="72" r="40" fill="${shade}"/>`,
      `<path d="M122,200C118,122 160,86 200,86C242,86 284,122 278,200L266,236L134,236Z" fill="${shade}"/>`,
    ].join(''),
  pony: ([, shade]) =>
    [
      `<path d="M262,120C322,120 338,190 322,250C314,288 330,330 312,366C292,380 276,362 280,330C286,286 268,250 270,200Z" fill="${shade}"/>`,
      `<path d="M122,200C118,122 160,86 200,86C242,86 284,122 278,200L266,240L134,240Z" fill="${shade}"/>`,
    ].join(''),
  fringe: ([, shade]) =>
    `<path d="M116,196C108,112 156,78 200,78C246,78 294,112 285,196C288,236 290,262 284,286C268,300 246,300 238,290L162,290C152,300 132,300 116,286C110,262 112,236 116,196Z" fill="${shade}"/>`,
  manbun: ([, shade]) => `<circle cx="206" cy="84" r="27" fill="${shade}"/>`,
  curly: ([, shade]) =>
    curls(HALO, () => shade) + `<rect x="118" y="110" width="166" height="210" fill="${shade}"/>`,
  bob,
  sidelob: bob,
  pixie: nothing,
  crop: nothing,
  quiff: nothing,
  bald: nothing,
  buzz: nothing,
  swept: nothing,
  curltop: nothing,
} as const satisfies Record<string, Layer>;

/** Styles of the mock-ups. */
export type FirstStyle = keyof typeof BACK_HAIR;
