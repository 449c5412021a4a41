import type { Beard } from './beards.ts';
import { BALD, type HairStyle } from './hair.ts';
import { STYLES, type Years } from './styles.ts';
import type { HairTone } from '../palette.ts';
import type { Random } from '../random.ts';

/** Facts about a person that decide hair and beard. */
interface Sitter {
  gender: 'male' | 'female';
  age: number;
  /** Index into the skin tones. */
  skin: number;
}

const yearsOf = (age: number): Years => (age < 37 ? 'young' : age < 56 ? 'middle' : 'old');

/** A cut of this age and texture. */
export const cutOf = ({ gender, age, skin }: Sitter, random: Random): HairStyle =>
  random.pick(STYLES[gender][skin >= 4 ? 'coily' : 'any'][yearsOf(age)]);

const NATURAL: readonly (readonly HairTone[])[] = [
  ['blonde', 'blonde', 'ash', 'honey', 'platinum', 'brown', 'chest', 'auburn', 'red', 'espresso'],
  ['brown', 'espresso', 'chest', 'honey', 'blonde', 'ash', 'black', 'auburn'],
  ['black', 'espresso', 'brown', 'brown', 'chest'],
  ['black', 'espresso', 'brown', 'chest'],
  ['black', 'black', 'espresso'],
  ['black'],
];

/** Chance of grey from an age on, and its tones. From sixty on, women without grey have dyed hair, never black. */
const GREYING: Record<
  Sitter['gender'],
  readonly { from: number; chance: number; tones: readonly HairTone[] }[]
> = {
  male: [
    { from: 64, chance: 1, tones: ['grey', 'white', 'white'] },
    { from: 57, chance: 1, tones: ['steel', 'grey'] },
    { from: 50, chance: 0.8, tones: ['salt', 'steel', 'grey'] },
    { from: 42, chance: 0.35, tones: ['salt'] },
    { from: 35, chance: 0.08, tones: ['salt'] },
  ],
  female: [
    { from: 64, chance: 0.85, tones: ['grey', 'white', 'white'] },
    { from: 57, chance: 0.65, tones: ['steel', 'grey', 'white'] },
    { from: 49, chance: 0.35, tones: ['salt', 'steel'] },
    { from: 40, chance: 0.1, tones: ['salt'] },
  ],
};
const DYED: readonly HairTone[] = ['ash', 'honey', 'blonde', 'chest', 'auburn'];
const DYE_FROM = 57;

/** Colour of the hair at this age. */
export function toneOf({ gender, age, skin }: Sitter, random: Random): HairTone {
  const step = GREYING[gender].find(({ from }) => age >= from);
  if (step && random.chance(step.chance)) return random.pick(step.tones);
  if (age >= DYE_FROM) return skin >= 4 ? 'salt' : random.pick(DYED);
  return random.pick(NATURAL[skin]!);
}

/** A beard turns grey some years before the hair. */
export function beardToneOf(age: number, hair: HairTone, random: Random): HairTone {
  if (hair === 'steel' || hair === 'grey') return random.pick(['grey', 'white'] as const);
  if (hair === 'white') return 'white';
  if (hair === 'salt') return random.pick(['salt', 'steel'] as const);
  return age >= 42 && random.chance(0.45) ? 'salt' : hair;
}

const BEARD_CHOICES: Record<Years, readonly Beard[]> = {
  young: [
    'none',
    'none',
    'none',
    'none',
    'stubble',
    'stubble',
    'short',
    'short',
    'full',
    'moustache',
    'circle',
    'sideburns',
  ],
  middle: [
    'none',
    'none',
    'none',
    'stubble',
    'stubble',
    'short',
    'full',
    'long',
    'moustache',
    'handlebar',
    'circle',
    'chin',
  ],
  old: [
    'none',
    'none',
    'none',
    'stubble',
    'short',
    'full',
    'long',
    'moustache',
    'handlebar',
    'circle',
    'chin',
  ],
};

/** A beard; bald men mostly wear one. */
export function beardOf({ gender, age }: Sitter, style: HairStyle, random: Random): Beard {
  if (gender === 'female') return 'none';
  const chosen = random.pick(BEARD_CHOICES[yearsOf(age)]);
  return chosen === 'none' && style === 'bald' && random.chance(0.5) ? 'full' : chosen;
}

/** Profile value for a drawn hair colour (contract: HAIR_COLORS). */
export function hairWord({
  style,
  hair,
}: {
  style: HairStyle;
  hair: HairTone;
}): 'black' | 'brown' | 'blond' | 'red' | 'grey' | 'white' | 'bald' {
  if (BALD.has(style)) return 'bald';
  const words = {
    black: 'black',
    espresso: 'brown',
    brown: 'brown',
    chest: 'brown',
    auburn: 'red',
    red: 'red',
    blonde: 'blond',
    ash: 'blond',
    honey: 'blond',
    platinum: 'blond',
    salt: 'grey',
    steel: 'grey',
    grey: 'grey',
    white: 'white',
  } as const;
  return words[hair];
}
