import { n, shape, stroke } from '../drawing.ts';
import { measures, type Head } from '../face.ts';
import { mix, type Tones } from '../palette.ts';

export const BEARDS = [
  'none',
  'stubble',
  'short',
  'full',
  'long',
  'moustache',
  'handlebar',
  'circle',
  'chin',
  'sideburns',
] as const;
export type Beard = (typeof BEARDS)[number];

/** Lower edge of a beard from ear to ear, `out` pixels outside the jaw and `drop` below the chin. */
function edge(head: Head, out: number, drop: number): string {
  const { temple, cheek, jaw, fall, chin, bottom } = measures(head);
  const half = (to: 1 | -1) => {
    const x = (value: number): number => n(200 + to * value);
    return { x, low: bottom + drop };
  };
  const { x: right, low } = half(1);
  const { x: left } = half(-1);
  return (
    `C${right(temple + cheek * 0.6 + out)},240 ${right(jaw + fall + out)},264 ${right(jaw + out)},288` +
    `C${right(jaw - fall * 0.7 + out)},${n(310 + drop * 0.5)} ${right(chin + 4 + out * 0.6)},${low} 200,${low}` +
    `C${left(chin + 4 + out * 0.6)},${low} ${left(jaw - fall * 0.7 + out)},${n(310 + drop * 0.5)} ${left(jaw + out)},288` +
    `C${left(jaw + fall + out)},264 ${left(temple + cheek * 0.6 + out)},240 ${left(temple - 1)},212Z`
  );
}

/** Upper edge from ear to ear: down the cheeks and over the lip. `low` shaves the cheeks. */
const cheeks = (head: Head, low: number): string => {
  const { temple } = measures(head);
  return `M${n(201 - temple)},212C${n(206 - temple)},${236 + low} ${n(212 - temple)},${256 + low} 152,${264 + low / 2}C166,254 184,254 200,259C216,254 234,254 248,${264 + low / 2}C${n(188 + temple)},${256 + low} ${n(194 + temple)},${236 + low} ${n(199 + temple)},212`;
};

const LIP =
  'M200,261C188,253 172,259 163,274C178,277 190,277 200,271C210,277 222,277 237,274C228,259 212,253 200,261Z';
const HANDLEBAR =
  'M200,260C186,250 168,258 154,270C148,275 140,272 140,264C132,276 144,286 158,282C176,278 190,278 200,272C210,278 224,278 242,282C256,286 268,276 260,264C260,272 252,275 246,270C232,258 214,250 200,260Z';

/** A shape lit on the left and shaded on the right. */
const halfLit = (path: string, [lit, shade]: readonly [string, string]): string =>
  shape(path, lit) + `<g clip-path="url(#right)">${shape(path, shade)}</g>`;

const chinTuft = (bottom: number, drop: number): string =>
  `M182,${bottom - 15}C192,${bottom - 9} 208,${bottom - 9} 218,${bottom - 15}C229,${bottom - 6} 224,${bottom + drop - 4} 210,${bottom + drop}C203,${bottom + drop + 2} 197,${bottom + drop + 2} 190,${bottom + drop}C176,${bottom + drop - 4} 171,${bottom - 6} 182,${bottom - 15}Z`;

const strands = (bottom: number, colour: string): string =>
  stroke(
    `M178,${bottom - 8}Q182,${bottom + 8} 190,${bottom + 18}M200,${bottom}V${bottom + 24}M222,${bottom - 8}Q218,${bottom + 8} 210,${bottom + 18}`,
    colour,
    2.4,
    ' opacity=".55"',
  );

/** A beard in its hair's tones; every one is opaque. `skin` shows through stubble as a mixed colour. */
export function beard(kind: Beard, head: Head, hair: Tones, skin: Tones): string {
  const tones = [hair[0], hair[1]] as const;
  const { bottom } = measures(head);
  switch (kind) {
    case 'none':
      return '';
    case 'stubble':
      return halfLit(cheeks(head, 6) + edge(head, -1, 0), [
        mix(skin[0], hair[0], 0.34),
        mix(skin[1], hair[1], 0.36),
      ]);
    case 'short':
      return halfLit(cheeks(head, 10) + edge(head, 0.5, 3), tones);
    case 'full':
      return halfLit(cheeks(head, 0) + edge(head, 5, 15), tones) + strands(bottom - 10, hair[2]);
    case 'long':
      return halfLit(cheeks(head, 0) + edge(head, 7, 44), tones) + strands(bottom, hair[2]);
    case 'moustache':
      return halfLit(LIP, tones);
    case 'handlebar':
      return halfLit(HANDLEBAR, tones);
    case 'circle':
      return (
        halfLit(LIP, tones) +
        halfLit(chinTuft(bottom, 2), tones) +
        stroke(`M165,274Q160,292 180,${bottom - 12}`, hair[0], 6) +
        stroke(`M235,274Q240,292 220,${bottom - 12}`, hair[1], 6)
      );
    case 'chin':
      return halfLit(chinTuft(bottom, 9), tones);
    case 'sideburns':
      return (
        shape('M131,196C130,232 134,262 144,282C160,286 164,272 156,256C148,240 146,222 145,200Z', hair[0]) +
        shape('M269,196C270,232 266,262 256,282C240,286 236,272 244,256C252,240 254,222 255,200Z', hair[1])
      );
  }
}
