import { AGEING } from './ageing.ts';
import { BACK_HAIR, type FirstStyle } from './back.ts';
import { CUTS, type Cut } from './cuts.ts';
import { FRONT_HAIR } from './front.ts';
import type { Tones } from '../palette.ts';

type FurtherStyle = keyof typeof CUTS | keyof typeof AGEING;

const FURTHER: Readonly<Record<FurtherStyle, Cut>> = { ...CUTS, ...AGEING };

/** Hair styles of the generator. */
export type HairStyle = FirstStyle | FurtherStyle;

const isFirst = (style: HairStyle): style is FirstStyle => style in BACK_HAIR;

/** Hair behind the head. */
export const hairBehind = (style: HairStyle, tones: Tones): string =>
  isFirst(style) ? BACK_HAIR[style](tones) : (FURTHER[style].back?.(tones) ?? '');

/** Hair before the face. */
export const hairBefore = (style: HairStyle, tones: Tones): string =>
  isFirst(style) ? FRONT_HAIR[style](tones) : FURTHER[style].front(tones);

/** Styles that leave the head bare. */
export const BALD: ReadonlySet<HairStyle> = new Set(['bald', 'horseshoe', 'thin']);
