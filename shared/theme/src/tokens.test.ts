import { DARK, LIGHT, SCALE } from './tokens.ts';

type Role = keyof typeof LIGHT;

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Text on grounds: 4.5 to 1 for every size. */
const WORDS: readonly (readonly [Role, readonly Role[]])[] = [
  ['ink', ['bg', 'surface', 'surface-2', 'surface-3']],
  ['ink-2', ['bg', 'surface', 'surface-2']],
  ['ink-3', ['bg', 'surface', 'surface-2']],
  ['on-zest', ['zest', 'zest-hover', 'zest-active']],
  ['zest-text', ['bg', 'surface', 'surface-2']],
  ['on-zest-soft', ['zest-soft']],
  ['on-fig', ['fig', 'fig-hover']],
  ['on-fig-soft', ['fig-soft']],
  ['on-glow', ['glow']],
  ['on-glow-soft', ['glow-soft']],
  ['glow', ['fig']],
  ['leaf', ['surface']],
  ['on-leaf-soft', ['leaf-soft']],
  ['honey', ['surface', 'bg']],
  ['on-honey-soft', ['honey-soft']],
  ['danger', ['surface', 'bg']],
  ['on-danger', ['danger']],
  ['on-danger-soft', ['danger-soft']],
  ['on-note-soft', ['note-soft']],
  ['note', ['surface']],
  ['on-bubble-me', ['bubble-me']],
  ['on-bubble-them', ['bubble-them']],
  ['toast-act', ['ink']],
];

/** Borders, marks and focus: 3 to 1. */
const SHAPES: typeof WORDS = [
  ['line-strong', ['surface', 'bg', 'surface-2']],
  ['focus', ['bg', 'surface', 'surface-2']],
  ['zest', ['bg', 'surface']],
  ['half-a', ['surface', 'zest-soft']],
];

const pairs = (list: typeof WORDS) =>
  list.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('%s', (_name, colours: Record<Role, string>) => {
  test.each(pairs(WORDS))('%s can be read on %s', (front, ground) => {
    expect(contrast(colours[front], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(SHAPES))('%s can be seen on %s', (front, ground) => {
    expect(contrast(colours[front], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

test.each([
  ['on-footer', 'footer'],
  ['on-footer-soft', 'footer'],
  ['on-poster', 'poster'],
  ['on-poster-soft', 'poster'],
  ['on-photo', 'poster-act'],
  ['on-photo-pill', 'photo-pill'],
  ['on-photo-new', 'on-photo'],
] as const)('%s can be read on %s, in both themes', (front, ground) => {
  expect(contrast(SCALE[front], SCALE[ground])).toBeGreaterThanOrEqual(4.5);
});

test('both themes define the same roles', () => {
  expect(Object.keys(DARK).sort()).toEqual(Object.keys(LIGHT).sort());
});
