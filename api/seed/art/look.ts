import { BROWS, EYE_FORMS, type EyeForm, type Eyes } from './eyes.ts';
import { FACE_FORMS, NOSES, type FaceForm, type Nose } from './face.ts';
import { framed, USUAL_CROPS } from './framing.ts';
import { beardOf, beardToneOf, cutOf, toneOf } from './hair/choice.ts';
import type { HairStyle } from './hair/hair.ts';
import { SKIN, type HairTone } from './palette.ts';
import type { Look } from './portrait.ts';
import type { Random } from './random.ts';
import { accompanied, adorned, dressed } from './clothes/wardrobe.ts';

/** Builds of a body, as a profile names them. */
export type Build = 'slim' | 'average' | 'athletic' | 'curvy' | 'full';

/** Facts about a person that decide the drawing. */
export interface Sitter {
  gender: 'male' | 'female';
  age: number;
  /** Index into the skin tones. */
  skin: number;
  build: Build;
}

const IRISES = {
  brown: '#5a3320',
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

const BUILDS: Record<Build, { weight: number; strength: number }> = {
  slim: { weight: -1, strength: 0 },
  average: { weight: 0, strength: 0.2 },
  athletic: { weight: 0.1, strength: 1 },
  curvy: { weight: 0.75, strength: 0.2 },
  full: { weight: 1.45, strength: 0.3 },
};

const FORMS: Record<Sitter['gender'], readonly FaceForm[]> = {
  female: FACE_FORMS,
  male: ['oval', 'square', 'square', 'long', 'round', 'oval'],
};
const NOSES_BY_SKIN = (skin: number): readonly Nose[] =>
  skin >= 4 ? ['broad', 'broad', 'straight', 'button'] : NOSES.filter((nose) => nose !== 'broad' || skin > 1);

function eyeFormOf({ age, skin }: Sitter, random: Random): EyeForm {
  if (age > 58 && random.chance(0.5)) return 'hooded';
  return random.pick(skin > 2 ? EYE_FORMS : ([...EYE_FORMS, 'almond'] as const));
}

const MOODS: readonly Eyes[] = [
  'open',
  'open',
  'open',
  'open',
  'open',
  'open',
  'smile',
  'smile',
  'smile',
  'closed',
  'wink',
];

/** Short cuts and dark hair show the first grey at the temples. */
const TEMPLED: ReadonlySet<HairStyle> = new Set(['crop', 'quiff', 'sidepart', 'slick', 'receding', 'swept']);
const DARK: ReadonlySet<HairTone> = new Set(['black', 'espresso', 'brown', 'chest']);

const hundredths = (random: Random, low: number, high: number): number =>
  random.between(Math.round(low * 100), Math.round(high * 100)) / 100;

/** Parts of a face that stay through all pictures. */
function faceOf(sitter: Sitter, random: Random) {
  const { gender, skin, age } = sitter;
  const male = gender === 'male';
  const thinner = age > 60 ? 0.85 : 1;
  return {
    form: random.pick(FORMS[gender]),
    nose: random.pick(NOSES_BY_SKIN(skin)),
    width: hundredths(random, 0.95, 1.04),
    eyeForm: eyeFormOf(sitter, random),
    apart: random.between(-4, 4),
    lashes: !male && random.chance(0.7),
    brows: male
      ? random.pick(age > 50 ? (['bushy', 'soft', 'straight'] as const) : BROWS)
      : random.pick(['arched', 'arched', 'soft', 'soft', 'straight'] as const),
    browLift: random.between(-2, 4),
    lip: male ? SKIN[skin]![2] : random.pick(skin > 3 ? DEEP_LIPS : LIPS),
    mouthWidth: hundredths(random, 0.86, 1.12),
    lips:
      Math.round((male ? hundredths(random, 0.72, 0.95) : hundredths(random, 0.85, 1.12)) * thinner * 100) /
      100,
  };
}

/** Chooses a look. The same sitter and random stream give the same look. */
export function lookOf(sitter: Sitter, random: Random): Look & { eyeColour: EyeColour } {
  const { gender, age, skin, build } = sitter;
  const style = cutOf(sitter, random);
  const hair = toneOf(sitter, random);
  const eyeColour = random.pick(EYES_BY_SKIN[skin]!);
  const framing = framed(random.pick(USUAL_CROPS), style, random);
  return {
    gender,
    age,
    skin,
    ...BUILDS[build],
    hair,
    style,
    temples: gender === 'male' && age >= 38 && TEMPLED.has(style) && DARK.has(hair) && random.chance(0.5),
    ...faceOf(sitter, random),
    eyes: random.pick(MOODS),
    eyeColour,
    iris: IRISES[eyeColour],
    mouth: random.pick(['calm', 'calm', 'grin', 'grin', 'smirk', 'laugh', 'soft'] as const),
    beard: beardOf(sitter, style, random),
    beardHair: beardToneOf(age, hair, random),
    freckled: skin < 2 && random.chance(hair === 'red' || hair === 'auburn' ? 0.7 : 0.14),
    ...adorned(sitter, style, random),
    ...dressed(gender, random),
    tilt: random.between(-6, 6),
    mirrored: random.chance(0.45),
    ...framing,
    ...accompanied(framing, random),
  };
}
