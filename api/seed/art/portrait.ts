import { BACKDROPS, type BackdropName } from './backdrops.ts';
import {
  BEARDS,
  brows,
  EARRINGS,
  eyes,
  freckles,
  glasses,
  hat,
  lines,
  mouth,
  prop,
  type Beard,
  type Earring,
  type Eyes,
  type Glasses,
  type Hat,
  type Prop,
} from './features.ts';
import { GARMENTS, OPEN_NECKED, type GarmentName } from './garments.ts';
import { BACK_HAIR, type HairStyle } from './hair-back.ts';
import { FRONT_HAIR } from './hair-front.ts';
import { HAIR, SKIN, tint, type HairTone } from './palette.ts';

/** Complete description of a drawn person. Colours are hex values. */
export interface Look {
  gender: 'male' | 'female';
  /** Index into the skin tones, 0 (lightest) to 5. */
  skin: number;
  hair: HairTone;
  style: HairStyle;
  face: 'oval' | 'round';
  /** Head width; 1 is usual. */
  width: number;
  eyes: Eyes;
  iris: string;
  browLift: number;
  mouth: 'calm' | 'grin';
  lip: string;
  beard: Beard;
  freckled: boolean;
  lined: boolean;
  earring: Earring;
  glasses: Glasses;
  frame: string;
  hat: Hat;
  hatColour: string;
  hatBand: string;
  necklace: string | null;
  garment: GarmentName;
  cloth: string;
  trim: string;
  under: string;
  ground: string;
  backdrop: BackdropName;
  backdropFirst: string;
  backdropSecond: string;
  tilt: number;
  mirrored: boolean;
  zoom: number;
  shiftX: number;
  shiftY: number;
  prop: Prop;
  propX: number;
  propY: number;
}

const FACES = {
  female:
    'M133,200C133,140 160,112 200,112C240,112 267,140 267,200C267,236 260,262 245,286C231,307 215,320 200,320C185,320 169,307 155,286C140,262 133,236 133,200Z',
  male: 'M130,200C130,138 158,110 200,110C242,110 270,138 270,200C270,238 268,264 255,290C242,313 221,326 200,326C179,326 158,313 145,290C132,264 130,238 130,200Z',
  round:
    'M131,204C131,142 160,114 200,114C240,114 269,142 269,204C269,246 258,272 240,294C226,310 214,317 200,317C186,317 174,310 160,294C142,272 131,246 131,204Z',
} as const;

/** Border between the lit and the shaded half: the profile of nose, lips and chin. */
const SEAM =
  'M203,60L203,186C202,202 193,226 188,240C185,249 193,253 203,253L203,268C199,272 197,277 199,281C195,285 197,291 201,297C198,305 200,316 205,330L205,342C214,352 226,362 240,372L240,420L420,420L420,60Z';

function browColour(look: Look): string {
  if (look.hair === 'white' || look.hair === 'grey') return '#6b5f62';
  if (look.hair === 'blonde' || look.hair === 'ash') return '#8a6136';
  return HAIR[look.hair][1];
}

function neck(look: Look): string {
  const [lit, shade] = SKIN[look.skin]!;
  const half = look.gender === 'male' ? 40 : 31;
  const [left, right] = [200 - half, 200 + half];
  const open = OPEN_NECKED.has(look.garment);
  const bright = open
    ? '390 150,398 110,410C70,420 46,440 40,520L360,520C354,440 330,420 290,410C250,398'
    : '384 166,390 150,400L150,500L250,500L250,400C234,390';
  const shaded = open ? '262,520L360,520C354,440 330,420 290,410C250,398' : '246,460L250,400C234,390';
  const dip = open ? 390 : 384;
  const collarbone = open
    ? `<path d="M150,414Q176,426 192,424M250,414Q224,426 208,424" stroke="${shade}" stroke-width="5" fill="none" stroke-linecap="round"/>`
    : '';
  const necklace = look.necklace
    ? `<path d="M${left - 8},388Q200,444 ${right + 8},388" fill="none" stroke="${look.necklace}" stroke-width="5"/><path d="M192,414a8,8 0 0 0 16,0z" fill="${look.necklace}"/>`
    : '';
  return (
    `<path d="M${left},280L${left},366C${left - 2},${bright} ${right + 2},${dip} ${right},366L${right},280Z" fill="${lit}"/>` +
    `<path d="M${left},300C170,346 190,352 205,352L236,386L${shaded} ${right + 2},${dip} ${right},366L${right},280L${left},280Z" fill="${shade}"/>` +
    collarbone +
    necklace
  );
}

function head(look: Look): string {
  const skin = SKIN[look.skin]!;
  const [lit, shade, deep] = skin;
  const male = look.gender === 'male';
  const outline = look.face === 'round' ? FACES.round : FACES[look.gender];
  const blush = male
    ? ''
    : `<ellipse cx="158" cy="252" rx="20" ry="12" fill="${look.skin > 3 ? '#9c4a36' : '#E8745A'}" opacity=".28"/>`;
  return [
    `<ellipse cx="131" cy="222" rx="11" ry="19" fill="${lit}"/><ellipse cx="269" cy="222" rx="11" ry="19" fill="${shade}"/>`,
    `<clipPath id="face"><path d="${outline}"/></clipPath><path d="${outline}" fill="${lit}"/>`,
    blush,
    `<g clip-path="url(#face)"><path d="${SEAM}" fill="${shade}"/></g>`,
    look.lined ? lines(skin) : '',
    look.freckled ? freckles(skin) : '',
    BEARDS[look.beard](HAIR[look.hair]),
    brows(browColour(look), male ? 7 : 4.6, look.browLift),
    eyes(look.eyes, look.iris),
    mouth(look.mouth, look.lip, male ? 2 : 0, !male),
    `<g clip-path="url(#face)"><path d="${SEAM}" fill="${deep}" opacity=".22"/></g>`,
    FRONT_HAIR[look.style](HAIR[look.hair]),
    hat(look.hat, look.hatColour, look.hatBand),
    EARRINGS[look.earring],
    glasses(look.glasses, look.frame),
  ].join('');
}

function body(look: Look): string {
  const scale = look.gender === 'male' ? 1.08 : 0.94;
  const drop = look.garment === 'off' ? -34 : look.garment === 'strap' ? -14 : 0;
  return `<g transform="translate(${200 * (1 - scale)},${drop}) scale(${scale},1)">${GARMENTS[look.garment](look.cloth, look.trim, look.under)}</g>`;
}

/** Draws a cut-paper, half-lit portrait as SVG, 400 by 500. */
export function portrait(look: Look): string {
  const lean = `translate(${200 * (1 - look.width)} ${look.gender === 'male' ? 10 : 18}) scale(${look.width} 1) rotate(${look.tilt} 200 330)`;
  const back = `<g transform="${lean}">${BACK_HAIR[look.style](HAIR[look.hair])}</g>`;
  const front = `<g transform="${lean}">${head(look)}</g>`;
  const person = `<g transform="translate(${200 + look.shiftX},${300 + look.shiftY}) scale(${look.zoom}) translate(-200,-300)">${back}${neck(look)}${body(look)}${front}</g>`;
  const scene = `${BACKDROPS[look.backdrop](look.backdropFirst, look.backdropSecond)}${person}${prop(look.prop, look.propX, look.propY)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500"><rect width="400" height="500" fill="${look.ground}"/>` +
    `<g${look.mirrored ? ' transform="translate(400,0) scale(-1,1)"' : ''}>${scene}</g></svg>`
  );
}

/** Default trim of a cloth. */
export const trimOf = (cloth: string): string => tint(cloth, 0.8);
