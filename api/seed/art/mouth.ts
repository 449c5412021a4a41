import { n, PAPER_WHITE, shape, stroke } from './drawing.ts';
import type { Tones } from './palette.ts';

export const MOUTHS = ['calm', 'grin', 'smirk', 'laugh', 'soft'] as const;
export type Mouth = (typeof MOUTHS)[number];

export interface MouthLook {
  mouth: Mouth;
  lip: string;
  /** Width of the mouth; 1 is usual. */
  mouthWidth: number;
  /** Fullness of the lips; 1 is usual, men and the old have less. */
  lips: number;
}

const DRAWN: Record<Mouth, (lip: string, skin: Tones) => string> = {
  calm: (lip) =>
    shape('M174,282Q188,273 200,278Q212,273 228,281Q200,289 174,282Z', lip) +
    shape('M176,283Q200,290 226,282Q216,301 200,301Q186,301 176,283Z', lip, ' opacity=".84"'),
  grin: (lip) =>
    shape('M172,276Q200,284 230,276Q224,302 200,303Q178,302 172,276Z', PAPER_WHITE) +
    shape('M168,276Q186,272 200,277Q214,272 234,276Q214,284 200,284Q186,284 168,276Z', lip) +
    shape('M172,281Q180,301 200,300Q222,301 230,281Q226,310 200,311Q176,310 172,281Z', lip),
  smirk: (lip, [, shade]) =>
    shape('M178,285Q190,277 201,281Q214,275 232,275Q214,291 178,285Z', lip) +
    shape('M180,286Q208,292 230,277Q222,301 202,302Q188,300 180,286Z', lip, ' opacity=".84"') +
    stroke('M236,270q5,5 3,11', shade, 3),
  laugh: (lip) =>
    shape('M166,272Q200,281 236,272Q232,310 200,312Q170,310 166,272Z', '#5c1a1e') +
    shape('M170,274Q200,282 232,274Q230,288 200,290Q174,288 170,274Z', PAPER_WHITE) +
    shape('M182,304Q200,292 220,304Q212,312 200,312Q188,312 182,304Z', '#d0685c') +
    stroke('M164,272Q200,281 238,272', lip, 5) +
    stroke('M170,290Q178,313 200,313Q224,313 231,290', lip, 5),
  soft: (lip) =>
    stroke('M174,280Q200,297 228,279', lip, 6) +
    shape('M184,291Q201,300 218,290Q212,301 200,301Q190,301 184,291Z', lip, ' opacity=".6"'),
};

/** The mouth at `y` pixels below its usual place. */
export function mouth({ mouth: kind, lip, mouthWidth, lips }: MouthLook, skin: Tones, y: number): string {
  return `<g transform="translate(${n(201 * (1 - mouthWidth))} ${n(284 * (1 - lips) + y)}) scale(${mouthWidth} ${lips})">${DRAWN[kind](lip, skin)}</g>`;
}
