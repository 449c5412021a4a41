/** Three tones of one material: lit, shaded, and the deep or bright accent. */
export type Tones = readonly [string, string, string];

export const SKIN: readonly Tones[] = [
  ['#F8D3BC', '#E0A386', '#B9664F'],
  ['#F0C09C', '#D0926B', '#A85B42'],
  ['#DDA377', '#B5764B', '#8E4632'],
  ['#B67C50', '#8C5633', '#6E3426'],
  ['#86543A', '#5F3723', '#4A2119'],
  ['#633C2A', '#432518', '#351812'],
];

export const HAIR = {
  black: ['#2B1B22', '#1B0F15', '#4A3440'],
  brown: ['#5B3325', '#40211A', '#7E4B36'],
  chest: ['#8A4327', '#66301D', '#B0633D'],
  auburn: ['#A8441F', '#7E2F16', '#CF6A38'],
  blonde: ['#E0B065', '#BC8A44', '#F2CE8E'],
  ash: ['#BFA68A', '#967F67', '#DCC7AE'],
  grey: ['#B9B2B3', '#8F888B', '#DDD8D8'],
  white: ['#E9E4E2', '#C3BCBB', '#FAF7F5'],
  red: ['#C2502A', '#95391C', '#E27D4C'],
  honey: ['#C08A4C', '#96662F', '#DFB27A'],
  espresso: ['#3F2822', '#2B1A17', '#614038'],
  platinum: ['#EBD9B4', '#CBB588', '#F8EED8'],
  salt: ['#6E6467', '#4C4347', '#A89EA1'],
  steel: ['#938C90', '#6B6469', '#BEB7BA'],
} as const satisfies Record<string, Tones>;
export type HairTone = keyof typeof HAIR;

/** Paper colours of grounds and clothes. */
export const PAPER = {
  blood: '#C8411F',
  apri: '#F5B58C',
  pith: '#F4E3D7',
  fig: '#4B1634',
  rose: '#E8A79B',
  olive: '#83803F',
  teal: '#23585A',
  mist: '#C4D2CD',
  must: '#DDA03A',
  ink: '#2B1420',
  plum: '#7C2F55',
  sand: '#E6CDB3',
  brick: '#96301A',
  sage: '#A9B58F',
} as const;
export type Paper = keyof typeof PAPER;

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two colours; a share of 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  return `#${channels(first)
    .map((value, index) =>
      Math.round(value + (other[index]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Darkens a colour (factor below 1) or lightens it. */
export function tint(hex: string, factor: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number): string =>
    Math.max(0, Math.min(255, Math.round(((value >> shift) & 255) * factor)))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(16)}${channel(8)}${channel(0)}`;
}
