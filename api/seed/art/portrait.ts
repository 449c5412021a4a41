import { lines } from './age.ts';
import { BACKDROPS, type BackdropName } from './places/backdrops.ts';
import { beard, type Beard } from './hair/beards.ts';
import { clothes, HEAD_DROP, neck, type Body } from './body.ts';
import { n, shape } from './drawing.ts';
import { brows, eyes, type Brows, type EyeLook } from './eyes.ts';
import { ears, noseShade, outline, seam, underChin } from './face.ts';
import { hairBefore, hairBehind, type HairStyle } from './hair/hair.ts';
import { greyTemples } from './hair/ageing.ts';
import { mouth, type MouthLook } from './mouth.ts';
import { HAIR, mix, SKIN, tint, type HairTone, type Tones } from './palette.ts';
import { prop, type Prop } from './places/props.ts';
import { EARRINGS, glasses, hat, type Earring, type Glasses, type Hat } from './clothes/wear.ts';

/** Parts of a picture that show the sitter: near, as usual, down to the waist, or beside the middle. */
export const CROPS = ['usual', 'close', 'half', 'aside', 'far'] as const;
export type Crop = (typeof CROPS)[number];

/** Complete description of a drawn person. Colours are hex values. */
export interface Look extends Body, EyeLook, MouthLook {
  /** Index into the skin tones, 0 (lightest) to 5. */
  skin: number;
  hair: HairTone;
  style: HairStyle;
  temples: boolean;
  /** Head width; 1 is usual. */
  width: number;
  brows: Brows;
  browLift: number;
  beard: Beard;
  beardHair: HairTone;
  freckled: boolean;
  earring: Earring;
  glasses: Glasses;
  frame: string;
  hat: Hat;
  hatColour: string;
  hatBand: string;
  ground: string;
  backdrop: BackdropName;
  backdropFirst: string;
  backdropSecond: string;
  tilt: number;
  mirrored: boolean;
  crop: Crop;
  zoom: number;
  shiftX: number;
  shiftY: number;
  prop: Prop;
  propColour: string;
  propX: number;
  propY: number;
}

const PALE_HAIR: ReadonlySet<HairTone> = new Set(['blonde', 'ash', 'honey', 'platinum']);
const GREY_HAIR: ReadonlySet<HairTone> = new Set(['grey', 'white', 'steel', 'salt']);

function browColour({ hair }: Look): string {
  if (hair === 'white') return '#a89c9c';
  if (GREY_HAIR.has(hair)) return '#6b5f62';
  return PALE_HAIR.has(hair) ? '#8a6136' : HAIR[hair][1];
}

const spots = (list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.2"/>`).join('');

const freckles = ([, shade, deep]: Tones): string =>
  `<g fill="${shade}" opacity=".8">${spots([
    [158, 240],
    [166, 246],
    [150, 246],
    [174, 238],
    [162, 254],
    [144, 240],
  ])}</g>` +
  `<g fill="${deep}" opacity=".5">${spots([
    [240, 240],
    [248, 246],
    [232, 246],
    [226, 238],
    [240, 253],
  ])}</g>`;

/** Warm cheek of the lit side; a lighter plane for men. */
const cheek = (look: Look, [lit]: Tones): string =>
  look.gender === 'male'
    ? shape('M142,238C150,228 168,230 176,240C168,250 150,252 142,238Z', mix(lit, '#ffffff', 0.09))
    : `<ellipse cx="156" cy="251" rx="21" ry="12" fill="${look.skin > 3 ? '#9c4a36' : '#E8745A'}" opacity=".28"/>`;

/** Shadow the hair throws on the forehead. */
const hairShadow = (look: Look, [, shade, deep]: Tones): string => {
  const dark = mix(shade, deep, 0.35);
  return `<g clip-path="url(#face)"><g transform="translate(3 8)" opacity=".5">${hairBefore(look.style, [dark, dark, dark])}${hat(look.hat, dark, dark)}</g></g>`;
};

/** Every hat but a band presses the hair flat: only what hangs below it is drawn. */
const underHat = (look: Look, drawn: string): string =>
  look.hat === 'none' || look.hat === 'band' ? drawn : `<g clip-path="url(#below)">${drawn}</g>`;

function head(look: Look): string {
  const skin = SKIN[look.skin]!;
  const [lit, shade, deep] = skin;
  const male = look.gender === 'male';
  const face = outline(look);
  return [
    underChin(look, skin),
    ears(look, skin),
    `<clipPath id="face"><path d="${face}"/></clipPath>`,
    shape(face, lit),
    `<g clip-path="url(#face)">${cheek(look, skin)}${shape(seam(look), shade)}</g>`,
    noseShade(look, skin),
    lines(look.age, skin),
    look.freckled ? freckles(skin) : '',
    underHat(look, hairShadow(look, skin)),
    beard(look.beard, look, HAIR[look.beardHair], skin),
    eyes(look, skin),
    brows(look.brows, browColour(look), male ? 7 : 4.6, look.browLift),
    mouth(look, skin, male ? 2 : 0),
    `<g clip-path="url(#face)">${shape(seam(look), deep, ' opacity=".2"')}</g>`,
    underHat(look, hairBefore(look.style, HAIR[look.hair]) + (look.temples ? greyTemples() : '')),
    hat(look.hat, look.hatColour, look.hatBand),
    EARRINGS[look.earring],
    glasses(look.glasses, look.frame),
  ].join('');
}

/** Halves of a head, and what shows below a hat. */
const CLIPS =
  '<clipPath id="left"><rect width="203" height="600"/></clipPath><clipPath id="right"><rect x="203" width="240" height="600"/></clipPath>' +
  '<clipPath id="below"><rect x="-100" y="140" width="600" height="600"/></clipPath>';

/** Draws a cut-paper, half-lit portrait as SVG, 400 by 500. */
export function portrait(look: Look): string {
  const skin = SKIN[look.skin]!;
  const lean = `translate(${n(200 * (1 - look.width))} ${HEAD_DROP[look.gender]}) scale(${look.width} 1) rotate(${look.tilt} 200 330)`;
  const back = `<g transform="${lean}">${underHat(look, hairBehind(look.style, HAIR[look.hair]))}</g>`;
  const person = `<g transform="translate(${200 + look.shiftX},${300 + look.shiftY}) scale(${look.zoom}) translate(-200,-300)">${back}${neck(look, skin)}${clothes(look)}<g transform="${lean}">${head(look)}</g></g>`;
  const scene = `${BACKDROPS[look.backdrop](look.backdropFirst, look.backdropSecond)}${person}${prop(look.prop, look.propX, look.propY, look.propColour)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">${CLIPS}<rect width="400" height="500" fill="${look.ground}"/>` +
    `<g${look.mirrored ? ' transform="translate(400,0) scale(-1,1)"' : ''}>${scene}</g></svg>`
  );
}

/** Default trim of a cloth. */
export const trimOf = (cloth: string): string => tint(cloth, 0.8);
