import { framed } from '../framing.ts';
import { PAPER } from '../palette.ts';
import { trimOf, type Look } from '../portrait.ts';
import type { Random } from '../random.ts';
import { HATTED, inCloth } from '../clothes/wardrobe.ts';

type Scene = (look: Look, random: Random) => Partial<Look>;

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
    garment: 'crew',
    pattern: 'stripes',
    cloth: PAPER.pith,
    trim: PAPER.teal,
    under: PAPER.teal,
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
  return random.sample(SCENES, count).map((scene) => ({
    ...look,
    necklace: null,
    ...framed('usual', look.style, random),
    prop: 'none' as const,
    hat: 'none' as const,
    pattern: 'plain' as const,
    ...scene(look, random),
  }));
}
