import { LINE, shape } from '../drawing.ts';
import { tint } from '../palette.ts';

export const EARRINGS = {
  none: '',
  hoop: '<circle cx="129" cy="256" r="14" fill="none" stroke="#DDA03A" stroke-width="5"/><circle cx="271" cy="256" r="14" fill="none" stroke="#B97D1F" stroke-width="5"/>',
  drop: '<path d="M129,244m-8,14a8,8 0 1 0 16,0L129,240Z" fill="#C8411F"/><path d="M271,244m-8,14a8,8 0 1 0 16,0L271,240Z" fill="#96301A"/>',
  half: '<path d="M129,244a14,14 0 0 0 0,28z" fill="#F5B58C"/><path d="M271,244a14,14 0 0 1 0,28z" fill="#DDA03A"/>',
  stud: '<circle cx="129" cy="243" r="5" fill="#FAF7F5"/><circle cx="271" cy="243" r="5" fill="#DCC7AE"/>',
  teal: '<path d="M129,242v10" stroke="#DDA03A" stroke-width="3"/><circle cx="129" cy="262" r="11" fill="#2F7F82"/><path d="M271,242v10" stroke="#B97D1F" stroke-width="3"/><circle cx="271" cy="262" r="11" fill="#23585A"/>',
} as const;
export type Earring = keyof typeof EARRINGS;

export const GLASSES = ['none', 'round', 'square', 'cat', 'half', 'sun'] as const;
export type Glasses = (typeof GLASSES)[number];

const LENS = ' fill="#ffffff" fill-opacity=".14"';

/** Spectacles in a frame colour; sunglasses are always dark. */
export function glasses(kind: Glasses, frame: string): string {
  const arms = 'M142,205L131,202M260,205L270,202';
  if (kind === 'round')
    return `<g${LENS} stroke="${frame}" stroke-width="5"><circle cx="169" cy="211" r="27"/><circle cx="233" cy="211" r="27"/><path d="M196,207Q201,203 206,207${arms}" fill="none"/></g>`;
  if (kind === 'square')
    return `<g${LENS} stroke="${frame}" stroke-width="5.5" stroke-linejoin="round"><rect x="141" y="190" width="54" height="40" rx="8"/><rect x="207" y="190" width="54" height="40" rx="8"/><path d="M195,204h12${arms}" fill="none"/></g>`;
  if (kind === 'cat')
    return `<g${LENS} stroke="${frame}" stroke-width="5.5" stroke-linejoin="round"><path d="M134,190C150,190 180,192 195,198C197,218 186,232 168,232C150,232 142,216 134,190Z"/><path d="M268,190C252,190 222,192 207,198C205,218 216,232 234,232C252,232 260,216 268,190Z"/><path d="M195,203Q201,199 207,203" fill="none"/></g>`;
  if (kind === 'half')
    return `<g${LENS} stroke="${frame}" stroke-width="4" stroke-linejoin="round"><path d="M146,218h48c0,15 -10,24 -24,24s-24,-9 -24,-24z"/><path d="M208,218h48c0,15 -10,24 -24,24s-24,-9 -24,-24z"/><path d="M194,221Q201,216 208,221M146,219L132,212M256,219L269,212" fill="none"/></g>`;
  if (kind === 'sun')
    return `<g fill="${LINE}"><path d="M138,198h60v14c0,18-14,28-30,28s-30-10-30-28zM204,198h60v14c0,18-14,28-30,28s-30-10-30-28z"/><path d="M130,198h140v7H130z"/></g><path d="M148,204h22l-14,24c-6-4-8-12-8-24z" fill="#fff" opacity=".16"/>`;
  return '';
}

export const HATS = ['none', 'brim', 'beanie', 'scarf', 'cap', 'beret', 'band'] as const;
export type Hat = (typeof HATS)[number];

/** Headwear; a brimmed hat has a band in a second colour. */
export function hat(kind: Hat, colour: string, band: string): string {
  const dark = tint(colour, 0.8);
  switch (kind) {
    case 'none':
      return '';
    case 'brim':
      return `<ellipse cx="200" cy="132" rx="140" ry="30" fill="${colour}"/><path d="M130,128C130,72 160,56 200,56C240,56 270,72 270,128C240,140 160,140 130,128Z" fill="${colour}"/><path d="M130,112C160,124 240,124 270,112L270,128C240,140 160,140 130,128Z" fill="${band}"/>`;
    case 'beanie':
      return (
        shape('M126,168C120,96 160,70 200,70C240,70 280,96 274,168C240,150 160,150 126,168Z', colour) +
        shape('M204,70C242,72 280,98 274,168C256,158 230,154 204,154Z', dark, ' opacity=".45"') +
        shape(
          'M122,178C122,158 126,150 132,148C170,134 230,134 268,148C274,150 278,158 278,178C240,158 160,158 122,178Z',
          dark,
        )
      );
    case 'scarf':
      return (
        shape(
          'M122,210C110,120 160,84 202,84C246,84 292,120 278,210C262,160 236,132 200,130C164,132 138,160 122,210Z',
          colour,
        ) +
        shape('M268,120C300,110 330,130 336,160C312,160 290,150 268,136Z', tint(colour, 0.82)) +
        shape('M136,150C150,116 176,104 204,102', 'none', ` stroke="${band}" stroke-width="6"`)
      );
    case 'cap':
      return (
        shape('M126,166C122,104 156,78 200,78C244,78 278,104 274,166C238,148 162,148 126,166Z', colour) +
        shape('M204,78C246,80 278,104 274,166C254,156 230,152 204,152Z', dark, ' opacity=".5"') +
        shape('M120,170C140,138 216,138 252,160C214,150 160,152 112,182C108,178 112,174 120,170Z', dark) +
        `<circle cx="200" cy="79" r="6" fill="${dark}"/>`
      );
    case 'beret':
      return (
        shape(
          'M112,142C104,96 164,68 226,74C286,80 304,116 282,146C240,134 164,136 128,160C118,156 114,150 112,142Z',
          colour,
        ) +
        shape('M216,74C284,80 304,116 282,146C264,140 244,138 224,138Z', dark, ' opacity=".5"') +
        `<path d="M214,76l6,-14" stroke="${dark}" stroke-width="6" stroke-linecap="round"/>`
      );
    case 'band':
      return shape(
        'M126,176C132,128 162,112 200,112C238,112 268,128 274,176C262,148 236,134 200,134C164,134 138,148 126,176Z',
        colour,
      );
  }
}
