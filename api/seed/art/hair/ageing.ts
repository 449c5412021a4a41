import { lit, type Cut } from './cuts.ts';
import { shape, stroke } from '../drawing.ts';
import type { Tones } from '../palette.ts';

type Spot = readonly [number, number, number];

const curls = (spots: readonly Spot[], [tone, , shine]: Tones): string =>
  spots
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${x < 198 ? shine : tone}"/>`)
    .join('');
const shade = (spots: readonly Spot[], tone: string): string =>
  spots.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone}"/>`).join('');

const SET_BACK: readonly Spot[] = [
  [118, 178, 26],
  [114, 214, 24],
  [122, 246, 20],
  [128, 138, 30],
  [156, 106, 32],
  [202, 94, 36],
  [248, 106, 32],
  [276, 138, 30],
  [286, 178, 26],
  [288, 214, 24],
  [280, 246, 20],
];
const SET_FRONT: readonly Spot[] = [
  [136, 160, 18],
  [146, 138, 20],
  [170, 122, 22],
  [198, 114, 23],
  [228, 120, 22],
  [252, 136, 20],
  [266, 160, 18],
  [128, 186, 15],
  [274, 186, 15],
];
const SHORT_CURLS: readonly Spot[] = [
  [130, 176, 16],
  [134, 150, 18],
  [150, 128, 20],
  [174, 112, 21],
  [202, 106, 22],
  [230, 112, 21],
  [254, 128, 20],
  [268, 150, 18],
  [272, 176, 16],
  [172, 136, 14],
  [200, 132, 15],
  [228, 136, 14],
];

const FRINGE_OF_HAIR =
  'M131,220C116,194 114,160 130,138C142,146 145,168 144,188C139,200 135,210 131,220ZM269,220C284,194 286,160 270,138C258,146 255,168 256,188C261,200 265,210 269,220Z';

/** Lit crown of a bald head. */
const PATE = shape('M156,132C164,118 180,112 196,112C186,120 168,128 160,142Z', '#ffffff', ' opacity=".2"');

/** Cuts of the second half of life, and short curls of every age. */
export const AGEING = {
  receding: {
    front: lit(
      'M131,208C122,172 126,134 146,114C172,92 228,92 254,114C274,134 278,172 269,208C267,188 266,172 261,156C258,138 250,124 238,116C232,132 216,138 200,136C184,138 168,132 162,116C150,124 142,138 139,156C134,172 133,188 131,208Z',
      'M186,134Q186,116 194,100M212,134Q214,116 212,100',
    ),
  },
  horseshoe: { front: (tones) => lit(FRINGE_OF_HAIR)(tones) + PATE },
  thin: {
    front: (tones) =>
      lit(FRINGE_OF_HAIR)(tones) +
      stroke('M140,150Q170,108 250,132M138,160Q164,122 240,132M142,142Q190,100 260,142', tones[0], 5) +
      stroke('M150,134Q194,104 256,138', tones[2], 2.4),
  },
  set: {
    back: ([, deep]) => shade(SET_BACK, deep),
    front: (tones) => curls(SET_FRONT, tones),
  },
  shortcurls: {
    back: ([, deep]) => shade(SHORT_CURLS, deep),
    front: (tones) => curls(SHORT_CURLS, tones),
  },
  wave: {
    back: ([, deep]) =>
      shape(
        'M116,196C106,116 156,80 200,80C246,80 296,116 286,196C290,226 284,250 274,262L130,262C118,250 110,226 116,196Z',
        deep,
      ),
    front: lit(
      'M166,112C150,130 140,152 136,186C128,206 134,232 122,256C106,226 104,196 114,178C114,118 156,82 202,82C254,82 296,124 286,192C292,214 290,238 276,258C264,236 274,216 266,192C262,170 250,158 232,162C212,164 184,142 166,112Z',
      'M176,100Q206,138 244,146M190,92Q226,124 268,160',
    ),
  },
} as const satisfies Record<string, Cut>;

/** Grey at the temples, over hair that is not grey yet. */
export const greyTemples = (): string =>
  shape('M131,212C124,190 124,166 134,148C141,158 140,184 136,200C134,206 133,210 131,212Z', '#B9B2B3') +
  shape('M269,212C276,190 276,166 266,148C259,158 260,184 264,200C266,206 267,210 269,212Z', '#8F888B');
