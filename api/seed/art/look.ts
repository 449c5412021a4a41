import type { Beard, Earring, Glasses } from './features.ts';
import type { GarmentName } from './garments.ts';
import type { HairStyle } from './hair-back.ts';
import { PAPER, SKIN, type HairTone } from './palette.ts';
import { trimOf, type Look } from './portrait.ts';
import type { Random } from './random.ts';
import { SCHEMES } from './schemes.ts';

/** Facts about a person that decide the drawing. */
export interface Sitter {
  gender: 'male' | 'female';
  age: number;
  /** Index into the skin tones. */
  skin: number;
}

const WOMEN: Record<'any' | 'dark', readonly HairStyle[]> = {
  any: ['long', 'long', 'wavy', 'wavy', 'bob', 'sidelob', 'bun', 'pony', 'curly', 'fringe', 'pixie'],
  dark: ['afro', 'afro', 'long', 'bun', 'pony', 'pixie', 'curly', 'bob', 'wavy'],
};
const MEN: Record<'any' | 'dark', readonly HairStyle[]> = {
  any: ['crop', 'crop', 'quiff', 'quiff', 'swept', 'swept', 'curltop', 'buzz', 'manbun', 'bald'],
  dark: ['buzz', 'buzz', 'crop', 'curltop', 'bald', 'afro'],
};
const HAIR_BY_SKIN: readonly (readonly HairTone[])[] = [
  ['blonde', 'blonde', 'ash', 'brown', 'brown', 'chest', 'auburn', 'red', 'black'],
  ['brown', 'brown', 'chest', 'chest', 'blonde', 'ash', 'black', 'auburn'],
  ['black', 'black', 'brown', 'brown', 'chest'],
  ['black', 'black', 'black', 'brown', 'chest'],
  ['black', 'black', 'black', 'brown'],
  ['black'],
];
const IRISES = {
  brown: '#3a2018',
  blue: '#3F6E8C',
  green: '#3E6B57',
  grey: '#5F6B70',
  hazel: '#7A5524',
} as const;
export type EyeColour = keyof typeof IRISES;
const EYES_BY_SKIN: readonly (readonly EyeColour[])[] = [
  ['blue', 'blue', 'green', 'grey', 'brown', 'hazel'],
  ['brown', 'brown', 'blue', 'green', 'hazel', 'grey'],
  ['brown', 'brown', 'brown', 'hazel', 'green'],
  ['brown', 'brown', 'hazel'],
  ['brown'],
  ['brown'],
];
const LIPS = ['#B23524', '#A22B30', '#C2503B', '#A63C46', '#9A3530', '#BD4A33'] as const;
const DEEP_LIPS = ['#8E2A2C', '#93302E', '#9C2B33'] as const;
const FRAMES = [PAPER.ink, PAPER.plum, PAPER.brick, PAPER.teal, '#6B4A2A'] as const;
const WOMEN_WEAR: readonly GarmentName[] = [
  'crew',
  'vee',
  'off',
  'strap',
  'turtle',
  'shirt',
  'jacket',
  'striped',
  'vee',
  'crew',
];
const MEN_WEAR: readonly GarmentName[] = [
  'crew',
  'crew',
  'vee',
  'turtle',
  'shirt',
  'shirt',
  'jacket',
  'jacket',
  'hoodie',
  'striped',
];
const FACIAL_HAIR: readonly Beard[] = [
  'none',
  'none',
  'none',
  'short',
  'short',
  'full',
  'moustache',
  'goatee',
];
const WOMEN_EARRINGS: readonly Earring[] = ['none', 'none', 'hoop', 'drop', 'half', 'stud'];

function hairTone(sitter: Sitter, random: Random): HairTone {
  if (sitter.age >= 64 && random.chance(0.6)) return random.chance(0.5) ? 'white' : 'grey';
  if (sitter.age >= 50 && random.chance(sitter.gender === 'male' ? 0.6 : 0.35)) return 'grey';
  return random.pick(HAIR_BY_SKIN[sitter.skin]!);
}

function zoomOf(style: HairStyle): Pick<Look, 'zoom' | 'shiftX' | 'shiftY'> {
  const wide = style === 'afro' || style === 'curly';
  const high = style === 'bun' || style === 'manbun';
  return { zoom: wide ? 1.08 : 1.2, shiftX: 0, shiftY: high ? 34 : style === 'afro' ? 20 : 22 };
}

/** Chooses a beard: likely for bald men, short under long hair. */
function beardOf(male: boolean, style: HairStyle, random: Random): Beard {
  if (!male) return 'none';
  if (style === 'bald' && random.chance(0.5)) return 'full';
  const beard = random.pick(FACIAL_HAIR);
  return style === 'afro' && beard === 'full' ? 'none' : beard;
}

function spectacles(sitter: Sitter, random: Random): Glasses {
  if (!random.chance(sitter.age > 45 ? 0.34 : 0.2)) return 'none';
  return random.chance(0.55) ? 'round' : 'square';
}

/** Cloth with its trim; the darkest cloth has a lighter trim. */
const inCloth = (cloth: string): Pick<Look, 'cloth' | 'trim'> => ({
  cloth,
  trim: cloth === PAPER.ink ? '#402231' : trimOf(cloth),
});

/** Ground, backdrop, and a cloth that contrasts with both. */
function dressed(
  random: Random,
): Pick<Look, 'ground' | 'backdrop' | 'backdropFirst' | 'backdropSecond' | 'cloth' | 'trim' | 'under'> {
  const scheme = random.pick(SCHEMES);
  const [backdrop, first, second] = random.pick(scheme.backdrops);
  const cloth = random.pick(scheme.cloths);
  return {
    ground: scheme.ground,
    backdrop,
    backdropFirst: first,
    backdropSecond: second ?? PAPER.ink,
    ...inCloth(cloth),
    under: cloth === PAPER.pith ? PAPER.teal : PAPER.pith,
  };
}

/** Chooses a look. The same sitter and random stream give the same look. */
export function lookOf(sitter: Sitter, random: Random): Look & { eyeColour: EyeColour } {
  const male = sitter.gender === 'male';
  const styles = (male ? MEN : WOMEN)[sitter.skin >= 4 ? 'dark' : 'any'];
  const elderly = male && sitter.age > 55 && random.chance(0.25);
  const style = elderly ? 'bald' : random.pick(styles);
  const hair = hairTone(sitter, random);
  const eyeColour = random.pick(EYES_BY_SKIN[sitter.skin]!);
  const beard = beardOf(male, style, random);
  const eyes = random.pick(['open', 'open', 'open', 'smile', 'smile', 'closed'] as const);
  const garment = random.pick(male ? MEN_WEAR : WOMEN_WEAR);
  const freckled = sitter.skin < 2 && random.chance(hair === 'red' || hair === 'auburn' ? 0.7 : 0.12);
  return {
    gender: sitter.gender,
    skin: sitter.skin,
    hair,
    style,
    face: random.chance(0.25) ? 'round' : 'oval',
    width: 0.95 + random.between(0, 9) / 100,
    eyes: eyes === 'closed' && random.chance(0.5) ? 'open' : eyes,
    eyeColour,
    iris: IRISES[eyeColour],
    browLift: random.between(-2, 4),
    mouth: random.chance(0.38) ? 'grin' : 'calm',
    lip: male ? SKIN[sitter.skin]![2] : random.pick(sitter.skin > 3 ? DEEP_LIPS : LIPS),
    beard,
    freckled,
    lined: sitter.age >= 50,
    earring: male ? 'none' : random.pick(WOMEN_EARRINGS),
    glasses: spectacles(sitter, random),
    frame: random.pick(FRAMES),
    hat: 'none',
    hatColour: PAPER.pith,
    hatBand: PAPER.blood,
    necklace: !male && random.chance(0.2) ? (random.chance(0.5) ? PAPER.must : PAPER.pith) : null,
    garment,
    ...dressed(random),
    tilt: random.between(-5, 5),
    mirrored: random.chance(0.4),
    ...zoomOf(style),
    prop: 'none',
    propX: 0,
    propY: 0,
  };
}

type Scene = (look: Look, random: Random) => Partial<Look>;

/** Hair styles that suit a hat. */
const HATTED: ReadonlySet<HairStyle> = new Set([
  'long',
  'wavy',
  'bob',
  'sidelob',
  'fringe',
  'pixie',
  'crop',
  'quiff',
  'swept',
  'buzz',
  'bald',
]);

const SCENES: readonly Scene[] = [
  (look) => ({
    ground: PAPER.teal,
    backdrop: 'horizon',
    backdropFirst: PAPER.must,
    backdropSecond: '#1A4446',
    glasses: 'sun',
    earring: 'none',
    mouth: 'grin',
    garment: look.gender === 'male' ? 'vee' : 'strap',
    cloth: PAPER.pith,
    trim: PAPER.pith,
    tilt: 5,
    hat: HATTED.has(look.style) && look.gender === 'female' ? 'brim' : 'none',
    hatColour: PAPER.pith,
    hatBand: PAPER.blood,
  }),
  () => ({
    ground: PAPER.fig,
    backdrop: 'lamp',
    backdropFirst: PAPER.must,
    garment: 'vee',
    cloth: PAPER.ink,
    trim: '#402231',
    eyes: 'smile',
    tilt: -6,
    zoom: 0.94,
    shiftX: -38,
    shiftY: 34,
    prop: 'glass',
    propX: 322,
    propY: 330,
  }),
  (look, random) => {
    const cloth = random.pick([PAPER.must, PAPER.fig, PAPER.pith, PAPER.brick]);
    return {
      ground: PAPER.sage,
      backdrop: 'hills',
      backdropFirst: '#7F9472',
      backdropSecond: '#5C7355',
      garment: 'turtle',
      cloth,
      trim: trimOf(cloth),
      earring: 'none',
      eyes: 'smile',
      mouth: 'grin',
      mirrored: !look.mirrored,
      hat: HATTED.has(look.style) ? 'beanie' : 'none',
      hatColour: random.pick([PAPER.blood, PAPER.teal, PAPER.plum, PAPER.ink]),
    };
  },
  (look) => ({
    ground: '#5B3325',
    backdrop: 'shelf',
    backdropFirst: PAPER.pith,
    backdropSecond: PAPER.ink,
    glasses: look.glasses === 'none' ? 'round' : look.glasses,
    garment: 'crew',
    cloth: PAPER.mist,
    trim: '#9DB5AE',
    earring: 'none',
    zoom: 1.02,
    shiftY: 16,
  }),
  () => ({
    ground: PAPER.blood,
    backdrop: 'tiles',
    backdropFirst: PAPER.brick,
    eyes: 'closed',
    mouth: 'calm',
    tilt: 7,
    zoom: 1.3,
    shiftY: 40,
    shiftX: 12,
  }),
  (_look, random) => ({
    ...inCloth(random.pick([PAPER.teal, PAPER.olive, PAPER.plum, PAPER.brick])),
    ground: PAPER.apri,
    backdrop: 'window',
    backdropFirst: PAPER.pith,
    backdropSecond: PAPER.apri,
    garment: 'crew',
    zoom: 1,
    shiftY: 22,
    shiftX: -20,
    prop: 'cup',
    propX: 310,
    propY: 418,
    eyes: 'open',
  }),
  () => ({
    ground: PAPER.mist,
    backdrop: 'waves',
    backdropFirst: '#8FB3B4',
    backdropSecond: '#5E8F93',
    garment: 'striped',
    cloth: PAPER.pith,
    trim: PAPER.teal,
    mouth: 'grin',
    eyes: 'smile',
    zoom: 1.06,
  }),
  (_look, random) => ({
    ...inCloth(random.pick([PAPER.ink, PAPER.teal, PAPER.fig])),
    ground: PAPER.rose,
    backdrop: 'skyline',
    backdropFirst: '#C98278',
    backdropSecond: PAPER.plum,
    garment: 'jacket',
    under: PAPER.pith,
    zoom: 1.02,
    shiftX: 20,
    shiftY: 26,
  }),
];

/** Further pictures of the same person with other places, clothes and moods; at most eight. */
export function otherLooks(look: Look, count: number, random: Random): Look[] {
  return random
    .sample(SCENES, count)
    .map((scene) => ({ ...look, necklace: null, ...zoomOf(look.style), ...scene(look, random) }));
}

/** Profile value for a drawn hair colour (contract: HAIR_COLORS). */
export function hairWord(look: Look): 'black' | 'brown' | 'blond' | 'red' | 'grey' | 'white' | 'bald' {
  if (look.style === 'bald') return 'bald';
  const words = {
    black: 'black',
    brown: 'brown',
    chest: 'brown',
    auburn: 'red',
    blonde: 'blond',
    ash: 'blond',
    grey: 'grey',
    white: 'white',
    red: 'red',
  } as const;
  return words[look.hair];
}
