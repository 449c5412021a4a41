import { n, shape, stroke } from './drawing.ts';
import { mix, type Tones } from './palette.ts';

/** Forms of a head. */
export const FACE_FORMS = ['oval', 'round', 'square', 'heart', 'long'] as const;
export type FaceForm = (typeof FACE_FORMS)[number];

/** Forms of a nose. */
export const NOSES = ['straight', 'button', 'aquiline', 'broad', 'long'] as const;
export type Nose = (typeof NOSES)[number];

/** Measures that decide the outline of a head. */
export interface Head {
  gender: 'male' | 'female';
  form: FaceForm;
  nose: Nose;
  /** Weight, from -1 (slim) over 0 to 1.5 (full). */
  weight: number;
  age: number;
}

const MIDDLE = 200;

/** Half widths and heights of a form: jaw, chin, lowest point, and how steep the cheek falls. */
const FORMS: Record<FaceForm, { jaw: number; chin: number; bottom: number; fall: number }> = {
  oval: { jaw: 45, chin: 17, bottom: 320, fall: 12 },
  round: { jaw: 48, chin: 22, bottom: 315, fall: 11 },
  square: { jaw: 54, chin: 31, bottom: 319, fall: 6 },
  heart: { jaw: 40, chin: 12, bottom: 321, fall: 15 },
  long: { jaw: 44, chin: 20, bottom: 331, fall: 10 },
};

/** Half widths and heights of a head. */
export function measures({ gender, form, weight, age }: Head) {
  const male = gender === 'male';
  const base = FORMS[form];
  const heavy = Math.max(0, weight);
  return {
    temple: male ? 69 : 66,
    jaw: base.jaw + (male ? 7 : 0) + weight * (weight > 0 ? 7 : 5) + (age > 58 ? 2 : 0),
    chin: base.chin + (male ? 6 : 0) + heavy * 4,
    bottom: base.bottom + (male ? 4 : 0) + (weight < 0 ? 2 : heavy),
    fall: base.fall + heavy * 3,
    cheek: weight * (weight > 0 ? 10 : 4),
  };
}

/** Lowest point of the chin. */
export const chinOf = (head: Head): number => measures(head).bottom;

/** Outline of a head as a path. */
export function outline(head: Head): string {
  const { temple, jaw, chin, bottom, fall, cheek } = measures(head);
  const side = (to: 1 | -1): ((value: number) => number) => {
    return (value) => n(MIDDLE + to * value);
  };
  const [right, left] = [side(1), side(-1)];
  return (
    `M${left(temple)},200C${left(temple)},140 ${left(40)},111 ${MIDDLE},111C${right(40)},111 ${right(temple)},140 ${right(temple)},200` +
    `C${right(temple + cheek)},${238} ${right(jaw + fall)},${262} ${right(jaw)},286C${right(jaw - fall * 0.9)},${308} ${right(chin)},${bottom} ${MIDDLE},${bottom}` +
    `C${left(chin)},${bottom} ${left(jaw - fall * 0.9)},${308} ${left(jaw)},286C${left(jaw + fall)},262 ${left(temple + cheek)},238 ${left(temple)},200Z`
  );
}

const NOSE_LINES: Record<Nose, string> = {
  straight: '203,186C202,202 193,226 188,240C185,249 193,253 203,253',
  button: '204,186C204,204 199,220 191,231C184,241 190,249 203,250',
  aquiline: '202,184C198,190 192,206 187,236C183,250 192,255 203,256',
  broad: '204,188C203,206 192,224 183,238C178,249 188,255 203,254',
  long: '202,182C201,204 194,232 188,248C186,257 194,260 203,259',
};

/** Border between the lit and the shaded half: the profile of nose, lips and chin. */
export const seam = ({ nose }: Pick<Head, 'nose'>): string =>
  `M203,60L${NOSE_LINES[nose]}L203,268C199,272 197,277 199,281C195,285 197,291 201,297C198,305 200,316 205,330L205,342C214,352 226,362 240,372L240,420L420,420L420,60Z`;

const NOSTRILS: Record<Nose, readonly [number, number]> = {
  straight: [191, 250],
  button: [192, 246],
  aquiline: [190, 252],
  broad: [187, 251],
  long: [191, 256],
};

/** Shadow below the nose and the lit bridge; without them a face looks flat at full size. */
export function noseShade({ nose }: Pick<Head, 'nose'>, [lit, shade, deep]: Tones): string {
  const [x, y] = NOSTRILS[nose];
  const wing = nose === 'broad' ? 222 : 217;
  return (
    stroke(`M${x},${y}Q${x + 5},${y + 4} 203,${y + 3}`, shade, 2.6) +
    stroke(`M206,${y + 3}Q${wing - 3},${y + 4} ${wing},${y - 5}`, deep, 3, ' opacity=".55"') +
    shape(
      `M201,196C199,210 194,224 190,234C195,231 200,214 203,196Z`,
      mix(lit, '#ffffff', 0.28),
      ' opacity=".75"',
    )
  );
}

/** Both ears; they grow a little with age. */
export function ears({ age, weight }: Head, [lit, shade, deep]: Tones): string {
  const height = age > 60 ? 23 : 19;
  const out = Math.max(0, weight) * 2;
  const [left, right] = [n(132 - out), n(268 + out)];
  return (
    `<ellipse cx="${left}" cy="222" rx="11" ry="${height}" fill="${lit}"/><ellipse cx="${right}" cy="222" rx="11" ry="${height}" fill="${shade}"/>` +
    stroke(`M${left - 5},212Q${left - 7},226 ${left},232`, shade, 2.6) +
    stroke(`M${right + 5},212Q${right + 7},226 ${right},232`, deep, 2.6, ' opacity=".7"')
  );
}

/** A fuller face has a second line below the chin. */
export function underChin(head: Head, [lit, shade]: Tones): string {
  if (head.weight < 0.7) return '';
  const { jaw, bottom } = measures(head);
  const low = n(bottom + 4 + head.weight * 8);
  const side = (value: number): readonly [number, number] => [n(200 - value), n(200 + value)];
  const [left, right] = side(jaw - 4);
  const [turnLeft, turnRight] = side(jaw - 8);
  return (
    shape(
      `M${left},288C${turnLeft},${low - 6} 178,${low} 200,${low}C222,${low} ${turnRight},${low - 6} ${right},288Z`,
      lit,
    ) + shape(`M204,${bottom - 14}L204,${low}C222,${low} ${turnRight},${low - 6} ${right},288Z`, shade)
  );
}
