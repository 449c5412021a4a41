import { n, shape, stroke } from '../drawing.ts';
import type { Tones } from '../palette.ts';

/** Draws one layer of hair as SVG, in the hair's tones. */
type Layer = (tones: Tones) => string;

/** Hair cut: what lies behind the head, and what lies in front of it. */
export interface Cut {
  back?: Layer;
  front: Layer;
}

/** A shape lit on the left, with strands in the deep tone. */
export const lit =
  (path: string, strands = ''): Layer =>
  ([tone, shade, shine]) =>
    shape(path, tone) +
    `<g clip-path="url(#left)">${shape(path, shine, ' opacity=".5"')}</g>` +
    (strands ? stroke(strands, shade, 2.6, ' opacity=".6"') : '');

const behind =
  (path: string): Layer =>
  ([, shade]) =>
    shape(path, shade);

const LONG_BACK =
  'M118,190C112,110 158,76 202,76C250,76 292,112 284,196C282,262 300,330 306,398C270,424 132,424 94,398C104,330 120,262 118,190Z';
const MID_BACK =
  'M114,196C106,112 156,76 202,76C248,76 296,112 287,196C289,250 300,300 296,338C270,360 132,360 106,338C102,300 114,250 114,196Z';
const SLEEK =
  'M133,218C124,160 156,122 203,116C246,122 274,160 267,218C286,178 284,138 262,112C236,82 164,82 138,112C116,138 116,178 133,218Z';
const FRINGE =
  'M128,182C150,190 250,190 272,180C276,222 268,268 284,304C297,268 289,222 288,190C292,112 246,76 200,76C154,76 110,112 114,190C112,224 106,268 118,304C130,268 124,222 128,182Z';

/** A plait of beads along a line, each with its parting. */
function plait(points: readonly (readonly [number, number])[], [tone, shade]: Tones, width: number): string {
  return points
    .map(([x, y], index) => {
      const r = n(width - index * 0.9);
      return (
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.82)}" fill="${tone}"/>` +
        stroke(`M${n(x - r * 0.6)},${n(y - 5)}Q${x},${n(y + 8)} ${n(x + r * 0.6)},${n(y - 5)}`, shade, 3)
      );
    })
    .join('');
}

const down = (x: number, sway: number, from: number, to: number): [number, number][] => {
  const count = Math.round((to - from) / 21);
  return Array.from({ length: count }, (_value, index) => [
    n(x + sway * Math.sin(index / 2.2)),
    n(from + index * 21),
  ]);
};

/** Strands of locs or thin braids, as thick lines. */
const ropes = (paths: readonly string[], tones: Tones, width: number): string =>
  paths.map((path, index) => stroke(path, tones[index % 3 === 1 ? 1 : 0], width)).join('') +
  paths.map((path) => stroke(path, tones[2], 1.6, ' stroke-dasharray="2 9" opacity=".8"')).join('');

const sides = (length: number): string[] =>
  [0, 1, 2, 3].flatMap((step) => [
    `M${190 - step * 14},${98 + step * 6}C${140 - step * 6},${124 + step * 5} ${128 - step * 7},190 ${126 - step * 9},${length + step * 6}`,
    `M${212 + step * 14},${98 + step * 6}C${262 + step * 6},${124 + step * 5} ${274 + step * 7},190 ${276 + step * 9},${length + step * 6}`,
  ]);

const DOME =
  'M132,196C124,132 156,92 202,92C248,92 278,132 270,196C262,160 238,128 202,124C166,128 142,160 132,196Z';

/** Cuts of every length, straight and plaited. */
export const CUTS = {
  sidepart: {
    front: lit(
      'M130,208C120,168 124,124 152,104C186,78 248,84 266,116C282,140 276,182 270,208C267,188 264,170 257,156C240,148 206,144 170,124C164,138 148,146 144,160C136,174 133,190 130,208Z',
      'M168,98L171,124M186,104Q214,124 254,136M192,96Q226,108 262,128',
    ),
  },
  slick: {
    front: lit(
      'M131,204C122,166 126,116 160,100C186,86 218,86 240,100C274,116 278,166 269,204C266,184 262,162 250,146C238,132 222,126 200,126C178,126 162,132 150,146C138,162 134,184 131,204Z',
      'M166,132Q168,112 180,97M184,127Q188,108 196,94M204,126Q206,108 212,94M224,129Q226,112 226,98M242,138Q246,122 240,108',
    ),
  },
  curtain: {
    front: lit(
      'M202,116C178,114 152,142 140,196C134,216 128,226 120,230C110,190 112,128 148,102C176,82 226,82 254,102C288,128 290,190 280,230C272,226 268,216 262,196C252,142 226,114 202,116Z',
      'M196,92Q150,112 132,188M208,92Q254,112 270,188',
    ),
  },
  rocker: {
    back: behind(MID_BACK),
    front: lit(
      'M186,104C160,124 142,160 138,214C134,250 136,282 124,312C110,276 106,220 112,184C112,118 156,80 202,80C250,80 292,118 288,184C294,220 290,276 278,312C266,282 268,250 264,214C258,158 232,122 186,104Z',
      'M180,100Q136,130 126,220M200,98Q256,120 274,220',
    ),
  },
  spikes: {
    front: lit(
      'M130,206C122,170 126,132 142,118Q138,100 134,94Q152,98 160,104Q164,86 168,76Q182,86 190,98Q200,82 208,70Q216,84 220,98Q232,86 244,80Q244,96 246,106Q260,100 270,100Q264,112 262,122C278,146 276,182 270,206C266,186 264,168 256,154C246,158 240,148 232,156C224,146 216,152 206,158C196,148 186,152 176,158C166,150 156,150 146,152C136,168 134,186 130,206Z',
    ),
  },
  undercut: {
    front: (tones) =>
      shape(
        'M131,204C124,168 128,138 142,122L158,132C144,150 136,178 131,204ZM269,204C276,168 272,138 258,122L242,132C256,150 264,178 269,204Z',
        tones[1],
      ) +
      lit(
        'M140,138C134,116 146,96 168,88C196,66 256,70 270,104C266,118 262,130 262,146C238,132 202,150 176,138C160,132 148,132 140,138Z',
        'M158,124Q190,92 250,92M170,132Q210,108 262,118',
      )(tones),
  },
  fade: {
    front: (tones) =>
      shape(
        'M131,204C126,176 128,150 136,132L154,136C142,156 136,182 131,204ZM269,204C274,176 272,150 264,132L246,136C258,156 264,182 269,204Z',
        tones[1],
        ' opacity=".75"',
      ) +
      lit(
        'M134,150C128,120 132,94 142,78C166,64 236,64 258,78C268,94 272,120 266,150C252,138 232,134 200,134C168,134 148,138 134,150Z',
      )(tones),
  },
  middle: {
    back: behind(LONG_BACK),
    front: lit(
      'M202,100C166,108 142,146 138,208C136,242 138,282 128,320C110,280 106,214 114,180C114,116 158,78 202,78C246,78 288,116 288,180C294,214 292,280 276,320C264,282 266,242 264,208C260,146 238,108 202,100Z',
      'M202,80V99M188,92Q136,124 124,250M216,92Q266,124 278,250',
    ),
  },
  longfringe: {
    back: behind(LONG_BACK),
    front: lit(
      FRINGE,
      'M160,100Q150,140 150,184M182,92Q176,140 178,186M222,92Q226,140 224,186M244,102Q252,140 252,184',
    ),
  },
  shag: {
    back: behind(MID_BACK),
    front: lit(
      'M128,190Q140,176 146,166Q150,184 162,190Q168,172 180,166Q184,184 198,190Q206,172 216,166Q222,184 236,188Q242,176 250,166Q258,180 272,190C270,230 272,262 290,300Q276,306 268,296Q282,330 292,338C262,330 262,280 270,232L270,200C292,150 262,80 200,78C138,80 108,150 130,200L130,232C138,280 138,330 108,338Q120,330 132,296Q122,306 110,300C128,262 130,230 128,190Z',
    ),
  },
  sidepixie: {
    front: lit(
      'M132,216C120,182 120,138 148,112C180,82 246,86 266,122C280,150 274,188 268,208C264,192 263,178 258,164C216,164 172,172 142,206C138,210 135,213 132,216Z',
      'M250,112Q196,120 150,176M262,132Q210,136 166,176',
    ),
  },
  lowbun: {
    back: ([, shade]) => `<circle cx="270" cy="292" r="34" fill="${shade}"/>${shape(SLEEK, shade)}`,
    front: lit(
      'M134,236C116,196 116,130 150,104C180,82 224,82 254,106C286,132 286,196 268,238C270,200 262,150 206,110C176,126 144,162 141,208C140,220 137,228 134,236Z',
      'M204,90Q150,112 130,196M210,92Q262,124 274,196',
    ),
  },
  halfup: {
    back: ([, shade]) => `<circle cx="202" cy="72" r="30" fill="${shade}"/>${shape(LONG_BACK, shade)}`,
    front: lit(
      'M202,110C166,114 140,148 134,208C128,244 130,282 122,316C106,274 108,214 116,180C118,118 158,86 202,86C246,86 284,118 286,180C294,214 296,274 280,316C272,282 274,244 268,208C262,148 238,114 202,110Z',
      'M186,98Q172,90 180,76M218,98Q232,90 222,76',
    ),
  },
  sideplait: {
    back: behind(SLEEK),
    front: (tones) =>
      lit(SLEEK, 'M206,92Q156,110 134,190M214,96Q260,122 270,190')(tones) +
      plait(down(136, -6, 262, 420), tones, 19) +
      '<rect x="124" y="412" width="20" height="9" rx="4" fill="#C8411F"/>',
  },
  plaits: {
    back: behind(SLEEK),
    front: (tones) =>
      lit(SLEEK, 'M202,84V114')(tones) +
      plait(down(124, -4, 250, 400), tones, 15) +
      plait(down(278, 4, 250, 400), tones, 15),
  },
  crownplait: {
    back: behind(SLEEK),
    front: (tones) =>
      lit(SLEEK)(tones) +
      plait(
        Array.from({ length: 9 }, (_value, index) => {
          const angle = Math.PI * (1.06 + index * 0.11);
          return [n(202 + 80 * Math.cos(angle)), n(164 + 74 * Math.sin(angle))] as const;
        }),
        tones,
        18,
      ),
  },
  locs: {
    front: (tones) => shape(DOME, tones[1]) + ropes(sides(232), tones, 13),
  },
  braids: {
    back: behind(LONG_BACK),
    front: (tones) => shape(DOME, tones[1]) + ropes(sides(392), tones, 9),
  },
} as const satisfies Record<string, Cut>;
