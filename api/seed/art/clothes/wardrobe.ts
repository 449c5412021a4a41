import type { GarmentName } from './garments.ts';
import { PAPER } from '../palette.ts';
import type { Pattern } from './patterns.ts';
import { trimOf, type Look } from '../portrait.ts';
import type { Prop } from '../places/props.ts';
import type { HairStyle } from '../hair/hair.ts';
import type { Random } from '../random.ts';
import { SCHEMES } from '../places/schemes.ts';
import type { Earring, Glasses, Hat } from './wear.ts';

type Gender = Look['gender'];

const WEAR: Record<Gender, readonly GarmentName[]> = {
  female: [
    'crew',
    'vee',
    'off',
    'strap',
    'halter',
    'turtle',
    'shirt',
    'jacket',
    'vee',
    'cardigan',
    'dungarees',
    'scarfed',
    'bow',
    'puffer',
    'crew',
  ],
  male: [
    'crew',
    'crew',
    'vee',
    'turtle',
    'shirt',
    'shirt',
    'jacket',
    'hoodie',
    'polo',
    'suit',
    'cardigan',
    'scarfed',
    'dungarees',
    'puffer',
  ],
};
const PRINTED: ReadonlySet<GarmentName> = new Set([
  'crew',
  'vee',
  'off',
  'strap',
  'halter',
  'turtle',
  'shirt',
  'polo',
  'bow',
  'dungarees',
]);
const PRINTS: Record<Gender, readonly Pattern[]> = {
  female: ['plain', 'plain', 'plain', 'stripes', 'dots', 'leaves', 'check', 'block'],
  male: ['plain', 'plain', 'plain', 'plain', 'stripes', 'check', 'block', 'pinstripe'],
};
const FRAMES = [PAPER.ink, PAPER.plum, PAPER.brick, PAPER.teal, '#6B4A2A', '#B97D1F'] as const;
const EARRING_CHOICES: readonly Earring[] = ['none', 'none', 'hoop', 'drop', 'half', 'stud', 'teal'];
const HAT_CHOICES: Record<Gender, readonly Hat[]> = {
  female: ['beret', 'brim', 'band', 'scarf', 'beanie'],
  male: ['cap', 'beanie', 'brim', 'cap'],
};

/** Styles that suit a hat. */
export const HATTED: ReadonlySet<HairStyle> = new Set([
  'long',
  'wavy',
  'bob',
  'sidelob',
  'fringe',
  'pixie',
  'crop',
  'buzz',
  'bald',
  'middle',
  'longfringe',
  'sidepixie',
  'sidepart',
  'slick',
  'receding',
  'horseshoe',
  'thin',
  'rocker',
  'curtain',
  'wave',
  'sideplait',
  'plaits',
  'swept',
]);

/** Cloth with its trim; the darkest cloth has a lighter trim. */
export const inCloth = (cloth: string): Pick<Look, 'cloth' | 'trim'> => ({
  cloth,
  trim: cloth === PAPER.ink ? '#402231' : trimOf(cloth),
});

/** Place, and clothes that contrast with it. */
export function dressed(
  gender: Gender,
  random: Random,
): Pick<
  Look,
  | 'ground'
  | 'backdrop'
  | 'backdropFirst'
  | 'backdropSecond'
  | 'cloth'
  | 'trim'
  | 'under'
  | 'garment'
  | 'pattern'
> {
  const scheme = random.pick(SCHEMES);
  const [backdrop, first, second] = random.pick(scheme.backdrops);
  const [cloth, under] = random.sample(scheme.cloths, 2) as [string, string];
  const garment = random.pick(WEAR[gender]);
  return {
    ground: scheme.ground,
    backdrop,
    backdropFirst: first,
    backdropSecond: second ?? PAPER.ink,
    garment,
    pattern: PRINTED.has(garment) ? random.pick(PRINTS[gender]) : 'plain',
    ...inCloth(cloth),
    under:
      garment === 'jacket' || garment === 'suit' ? (cloth === PAPER.pith ? PAPER.teal : PAPER.pith) : under,
  };
}

function spectacles(gender: Gender, age: number, random: Random): Glasses {
  if (!random.chance(age > 45 ? 0.38 : 0.2)) return 'none';
  if (age > 58 && random.chance(0.35)) return 'half';
  return random.pick(
    gender === 'female' ? (['round', 'square', 'cat'] as const) : (['round', 'square', 'square'] as const),
  );
}

/** Glasses, jewellery and headwear. */
export function adorned(
  { gender, age }: { gender: Gender; age: number },
  style: HairStyle,
  random: Random,
): Pick<Look, 'earring' | 'glasses' | 'frame' | 'hat' | 'hatColour' | 'hatBand' | 'necklace'> {
  const wearsHat = HATTED.has(style) && random.chance(0.1);
  const female = gender === 'female';
  return {
    earring: female ? random.pick(EARRING_CHOICES) : 'none',
    glasses: spectacles(gender, age, random),
    frame: random.pick(FRAMES),
    hat: wearsHat ? random.pick(HAT_CHOICES[gender]) : 'none',
    hatColour: random.pick([PAPER.pith, PAPER.blood, PAPER.teal, PAPER.must, PAPER.plum]),
    hatBand: random.pick([PAPER.ink, PAPER.fig, PAPER.brick]),
    necklace: female && random.chance(0.22) ? (random.chance(0.5) ? PAPER.must : PAPER.pith) : null,
  };
}

const THINGS: readonly Prop[] = ['cat', 'dog', 'flowers', 'guitar', 'cup', 'book'];
const FURS = ['#8A4327', '#2B1B22', '#E6CDB3', '#A89EA1', '#C08A4C'] as const;
const PETALS = [PAPER.blood, PAPER.must, PAPER.rose, PAPER.plum] as const;

/** An animal or a thing in a few pictures, on the side opposite the person. */
export function accompanied(
  { crop, shiftX }: Pick<Look, 'crop' | 'shiftX'>,
  random: Random,
): Pick<Look, 'prop' | 'propColour' | 'propX' | 'propY'> {
  const none = { prop: 'none', propColour: PAPER.must, propX: 0, propY: 0 } as const;
  if (crop === 'close' || !random.chance(crop === 'usual' ? 0.1 : 0.4)) return none;
  const thing = random.pick(THINGS);
  const fur = thing === 'cat' || thing === 'dog';
  const right = shiftX === 0 ? random.chance(0.5) : shiftX < 0;
  return {
    prop: thing,
    propColour: fur ? random.pick(FURS) : thing === 'guitar' ? '#C08A4C' : random.pick(PETALS),
    propX: right ? 326 : 74,
    propY: thing === 'guitar' ? 400 : thing === 'cup' ? 420 : 408,
  };
}
