import type { HairStyle } from './hair/hair.ts';
import type { Crop, Look } from './portrait.ts';
import type { Random } from './random.ts';

const HIGH: ReadonlySet<HairStyle> = new Set(['bun', 'halfup', 'manbun', 'fade', 'afro', 'spikes']);
const WIDE: ReadonlySet<HairStyle> = new Set(['afro', 'curly']);

type Framing = Pick<Look, 'crop' | 'zoom' | 'shiftX' | 'shiftY'>;

/** How a crop lies on the sheet; high and wide hair needs room. */
export function framed(crop: Crop, style: HairStyle, random: Random): Framing {
  const high = HIGH.has(style) ? 12 : 0;
  const wide = WIDE.has(style) ? 0.9 : 1;
  const zoom = (usual: number): number => Math.round(usual * wide * 100) / 100;
  const side = random.chance(0.5) ? 1 : -1;
  switch (crop) {
    case 'usual':
      return { crop, zoom: zoom(1.18), shiftX: 0, shiftY: 22 + high };
    case 'close':
      return { crop, zoom: zoom(1.52), shiftX: side * random.between(0, 12), shiftY: 44 + high };
    case 'half':
      return { crop, zoom: zoom(0.92), shiftX: side * random.between(0, 20), shiftY: -26 };
    case 'aside':
      return { crop, zoom: zoom(1.1), shiftX: side * random.between(48, 66), shiftY: 22 + high };
    case 'far':
      return { crop, zoom: zoom(0.8), shiftX: side * random.between(16, 44), shiftY: -34 };
  }
}

/** Crops by frequency. */
export const USUAL_CROPS: readonly Crop[] = [
  'usual',
  'usual',
  'usual',
  'close',
  'close',
  'half',
  'half',
  'aside',
  'aside',
  'far',
];
