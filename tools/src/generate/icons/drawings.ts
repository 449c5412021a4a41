import { LIGHT, SCALE } from '@rendezvous/theme/tokens';

/** Colours of the mark on its dark ground: the fixed ground of the footer and the mark's light variant. */
const GROUND = '#2A1019';
const LEFT = '#F3D3E1';
const RIGHT = '#FF8059';

/** The mark on its 32-unit grid: two half-discs, the right one a little lower. */
const HALVES = ['M14.6 2.4a12 12 0 0 0 0 24Z', 'M17.4 5.6a12 12 0 0 1 0 24Z'] as const;
/** Middle of what the mark covers, so that it sits in the centre of an icon. */
const CENTRE = { x: 16, y: 16 };
const HEIGHT = 27.2;

/** One icon to be drawn: `share` is how much of the icon's height the mark fills. */
export interface IconDrawing {
  file: string;
  size: number;
  share: number;
  ground: 'full' | 'rounded' | 'none';
  /** Colours of the two halves, where they are not those of the icons. */
  colours?: readonly [string, string];
}

/**
 * `icon-*` is not cut; `maskable-*` and `apple-touch` are cut by the system, so their ground is full and the mark is within
 * the safe circle of 80 %; `badge` is what a status bar paints in its own colour; the marks of mails lie on the mail's own ground.
 */
export const ICONS: readonly IconDrawing[] = [
  { file: 'icon-192.png', size: 192, share: 0.64, ground: 'rounded' },
  { file: 'icon-512.png', size: 512, share: 0.64, ground: 'rounded' },
  { file: 'maskable-192.png', size: 192, share: 0.57, ground: 'full' },
  { file: 'maskable-512.png', size: 512, share: 0.57, ground: 'full' },
  { file: 'apple-touch-180.png', size: 180, share: 0.62, ground: 'full' },
  { file: 'badge-96.png', size: 96, share: 0.86, ground: 'none' },
  { file: 'mail-mark.png', size: 80, share: 0.86, ground: 'none', colours: [LIGHT.ink, LIGHT.zest] },
  {
    file: 'mail-mark-dark.png',
    size: 80,
    share: 0.86,
    ground: 'none',
    colours: [SCALE['mark-light'], SCALE['mark-zest']],
  },
];

/** An icon as SVG of its final size. */
export function drawingOf({ size, share, ground, colours }: IconDrawing): string {
  const scale = (size * share) / HEIGHT;
  const place = `translate(${size / 2 - CENTRE.x * scale} ${size / 2 - CENTRE.y * scale}) scale(${scale})`;
  const [left, right] = colours ?? (ground === 'none' ? ['#FFFFFF', '#FFFFFF'] : [LEFT, RIGHT]);
  const radius = ground === 'rounded' ? size * 0.22 : 0;
  const plate =
    ground === 'none' ? '' : `<rect width="${size}" height="${size}" rx="${radius}" fill="${GROUND}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${plate}<g transform="${place}"><path fill="${left}" d="${HALVES[0]}"/><path fill="${right}" d="${HALVES[1]}"/></g></svg>`;
}
