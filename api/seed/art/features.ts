import { tint, type Tones } from './palette.ts';

const LINE = '#2a1519';
const PAPER_WHITE = '#fff6ef';

const stroke = (path: string, colour: string, width: number, extra = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${extra}/>`;

export type Eyes = 'open' | 'smile' | 'closed';

/** Both eyes: open in an iris colour, smiling, or closed. */
export function eyes(kind: Eyes, iris: string): string {
  if (kind === 'smile')
    return stroke('M152,214Q169,201 186,214', LINE, 4.4) + stroke('M216,214Q233,201 250,214', LINE, 4.4);
  if (kind === 'closed') {
    return (
      stroke('M152,208Q169,221 186,210', LINE, 4.2) +
      stroke('M216,210Q233,221 250,208', LINE, 4.2) +
      stroke('M153,209l-6,4M249,209l6,4', LINE, 3.4)
    );
  }
  return (
    `<path d="M153,211Q169,199 186,212Q169,220 153,211Z" fill="${PAPER_WHITE}"/><circle cx="170" cy="210" r="6.2" fill="${iris}"/>${stroke('M150,212Q168,197 187,212', LINE, 4)}` +
    `<path d="M216,212Q232,199 249,211Q232,220 216,212Z" fill="${PAPER_WHITE}"/><circle cx="232" cy="210" r="6.2" fill="${iris}"/>${stroke('M215,212Q234,197 252,212', LINE, 4)}`
  );
}

/** Brows; `lift` raises them by a few pixels. */
export function brows(colour: string, width: number, lift: number): string {
  return (
    stroke(`M146,${192 - lift}Q166,${180 - lift} 188,${190 - lift / 2}`, colour, width) +
    stroke(`M214,${190 - lift / 2}Q236,${180 - lift} 256,${192 - lift}`, colour, width)
  );
}

/** Mouth at rest or grinning. `shift` moves it down; `full` draws full lips (women here), otherwise thin ones. */
export function mouth(kind: 'calm' | 'grin', lip: string, shift: number, full: boolean): string {
  const y = (value: number): number => value + shift;
  if (kind === 'grin') {
    return (
      `<path d="M172,${y(276)}Q200,${y(284)} 230,${y(276)}Q224,${y(302)} 200,${y(303)}Q178,${y(302)} 172,${y(276)}Z" fill="${PAPER_WHITE}"/>` +
      `<path d="M168,${y(276)}Q186,${y(272)} 200,${y(277)}Q214,${y(272)} 234,${y(276)}Q214,${y(284)} 200,${y(284)}Q186,${y(284)} 168,${y(276)}Z" fill="${lip}"/>` +
      `<path d="M172,${y(281)}Q180,${y(301)} 200,${y(300)}Q222,${y(301)} 230,${y(281)}Q226,${y(310)} 200,${y(311)}Q176,${y(310)} 172,${y(281)}Z" fill="${lip}"/>`
    );
  }
  const peak = full ? 273 : 277;
  const low = full ? 301 : 297;
  return (
    `<path d="M174,${y(282)}Q188,${y(peak)} 200,${y(278)}Q212,${y(peak)} 228,${y(281)}Q200,${y(289)} 174,${y(282)}Z" fill="${lip}"/>` +
    `<path d="M176,${y(283)}Q200,${y(290)} 226,${y(282)}Q216,${y(low)} 200,${y(low)}Q186,${y(low)} 176,${y(283)}Z" fill="${lip}" opacity="${full ? 0.82 : 0.6}"/>`
  );
}

export const BEARDS = {
  none: () => '',
  full: ([lit]) =>
    `<path d="M131,214C136,236 142,256 152,262C166,254 184,254 200,258C216,254 234,254 248,262C258,256 264,236 269,214C273,262 266,294 250,318C234,338 216,344 200,344C184,344 166,338 150,318C134,294 127,262 131,214Z" fill="${lit}"/>`,
  short: ([lit]) =>
    `<path d="M133,238C140,262 150,272 160,272C172,258 186,258 200,260C214,258 228,258 240,272C250,272 260,262 267,238C268,272 262,296 250,310C234,328 216,332 200,332C184,332 166,328 150,310C138,296 132,272 133,238Z" fill="${lit}" opacity=".82"/>`,
  moustache: ([lit]) =>
    `<path d="M200,262C188,254 172,260 164,274C178,276 190,276 200,271C210,276 222,276 236,274C228,260 212,254 200,262Z" fill="${lit}"/>`,
  goatee: ([lit]) =>
    `<path d="M184,307C192,313 208,313 216,307C224,315 220,332 209,336C203,338 197,338 191,336C180,332 176,315 184,307Z" fill="${lit}" opacity=".9"/>`,
} as const satisfies Record<string, (tones: Tones) => string>;
export type Beard = keyof typeof BEARDS;

export const EARRINGS = {
  none: '',
  hoop: '<circle cx="129" cy="256" r="14" fill="none" stroke="#DDA03A" stroke-width="5"/><circle cx="271" cy="256" r="14" fill="none" stroke="#B97D1F" stroke-width="5"/>',
  drop: '<path d="M129,244m-8,14a8,8 0 1 0 16,0L129,240Z" fill="#C8411F"/><path d="M271,244m-8,14a8,8 0 1 0 16,0L271,240Z" fill="#96301A"/>',
  half: '<path d="M129,244a14,14 0 0 0 0,28z" fill="#F5B58C"/><path d="M271,244a14,14 0 0 1 0,28z" fill="#DDA03A"/>',
  stud: '<circle cx="129" cy="243" r="5" fill="#FAF7F5"/><circle cx="271" cy="243" r="5" fill="#DCC7AE"/>',
} as const;
export type Earring = keyof typeof EARRINGS;

export type Glasses = 'none' | 'round' | 'square' | 'sun';

/** Spectacles in a frame colour; sunglasses are always dark. */
export function glasses(kind: Glasses, frame: string): string {
  if (kind === 'round') {
    return `<g fill="none" stroke="${frame}" stroke-width="5"><circle cx="169" cy="211" r="27"/><circle cx="233" cy="211" r="27"/><path d="M196,207Q201,203 206,207M142,207L131,204M260,207L270,204"/></g>`;
  }
  if (kind === 'square') {
    return `<g fill="none" stroke="${frame}" stroke-width="5.5" stroke-linejoin="round"><rect x="141" y="190" width="54" height="40" rx="8"/><rect x="207" y="190" width="54" height="40" rx="8"/><path d="M195,204h12M141,202l-11-2M261,202l10-2"/></g>`;
  }
  if (kind === 'sun') {
    return `<g fill="${LINE}"><path d="M138,198h60v14c0,18-14,28-30,28s-30-10-30-28zM204,198h60v14c0,18-14,28-30,28s-30-10-30-28z"/><path d="M130,198h140v7H130z"/></g><path d="M148,204h22l-14,24c-6-4-8-12-8-24z" fill="#fff" opacity=".16"/>`;
  }
  return '';
}

export type Hat = 'none' | 'brim' | 'beanie' | 'scarf';

/** Headwear; a brimmed hat has a band in a second colour. */
export function hat(kind: Hat, colour: string, band: string): string {
  if (kind === 'brim') {
    return `<ellipse cx="200" cy="132" rx="140" ry="30" fill="${colour}"/><path d="M130,128C130,72 160,56 200,56C240,56 270,72 270,128C240,140 160,140 130,128Z" fill="${colour}"/><path d="M130,112C160,124 240,124 270,112L270,128C240,140 160,140 130,128Z" fill="${band}"/>`;
  }
  if (kind === 'beanie') {
    return `<path d="M126,168C120,96 160,70 200,70C240,70 280,96 274,168C240,150 160,150 126,168Z" fill="${colour}"/><path d="M122,178C122,158 126,150 132,148C170,134 230,134 268,148C274,150 278,158 278,178C240,158 160,158 122,178Z" fill="${tint(colour, 0.8)}"/>`;
  }
  if (kind === 'scarf') {
    return `<path d="M122,210C110,120 160,84 202,84C246,84 292,120 278,210C262,160 236,132 200,130C164,132 138,160 122,210Z" fill="${colour}"/><path d="M268,120C300,110 330,130 336,160C312,160 290,150 268,136Z" fill="${tint(colour, 0.82)}"/>`;
  }
  return '';
}

const dots = (spots: readonly (readonly [number, number])[]): string =>
  spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.2"/>`).join('');

export function freckles([, shade, deep]: Tones): string {
  return (
    `<g fill="${shade}" opacity=".8">${dots([
      [158, 240],
      [166, 246],
      [150, 246],
      [174, 238],
      [162, 254],
    ])}</g>` +
    `<g fill="${deep}" opacity=".5">${dots([
      [240, 240],
      [248, 246],
      [232, 246],
      [226, 238],
    ])}</g>`
  );
}

/** Wrinkles beside mouth and eyes, from about fifty on. */
export function lines([, shade, deep]: Tones): string {
  return (
    stroke('M166,262Q158,274 162,288', shade, 3.2, ' opacity=".9"') +
    stroke('M238,262Q246,274 242,288', deep, 3.2, ' opacity=".55"') +
    stroke('M143,216l-6,-3M143,221l-6,2', shade, 2.6, ' opacity=".9"') +
    stroke('M171,228Q178,231 184,227', shade, 2.6, ' opacity=".7"')
  );
}

export type Prop = 'none' | 'glass' | 'cup' | 'book';

/** Object held or lying in front, at (x, y). */
export function prop(kind: Prop, x: number, y: number): string {
  const at = `<g transform="translate(${x},${y})">`;
  if (kind === 'glass') {
    return `${at}<path d="M-34,0h68a34,44 0 0 1 -68,0z" fill="${PAPER_WHITE}" opacity=".85"/><path d="M-30,14h60a30,34 0 0 1 -60,0z" fill="#C8411F"/><path d="M-3,42h6v70h-6z" fill="${PAPER_WHITE}" opacity=".85"/><path d="M0,14A26,26 0 0 0 26,-12L0,-12Z" fill="#F59A4A" opacity=".9"/></g>`;
  }
  if (kind === 'cup') {
    return `${at}<path d="M-44,0h88c0,44 -18,62 -44,62s-44,-18 -44,-62z" fill="${PAPER_WHITE}"/><path d="M44,8c30,0 26,34 -8,32" fill="none" stroke="${PAPER_WHITE}" stroke-width="9"/><path d="M-44,0h44v62c-26,0 -44,-18 -44,-62z" fill="#F4E3D7"/></g>`;
  }
  if (kind === 'book') {
    return `${at}<path d="M-80,-40L0,-24L80,-40V50L0,66L-80,50Z" fill="${PAPER_WHITE}"/><path d="M0,-24L80,-40V50L0,66Z" fill="#E6CDB3"/></g>`;
  }
  return '';
}
