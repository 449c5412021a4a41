import { n, shape, stroke } from './drawing.ts';
import { throatLines } from './age.ts';
import { chinOf, type Head } from './face.ts';
import { GARMENTS, OPEN_NECKED, type GarmentName } from './clothes/garments.ts';
import type { Tones } from './palette.ts';
import { pattern, type Pattern } from './clothes/patterns.ts';

/** Body of a drawn person: clothes, and what weight and strength make of it. */
export interface Body extends Head {
  /** Broad shoulders and a strong neck, 0 to 1. */
  strength: number;
  garment: GarmentName;
  pattern: Pattern;
  cloth: string;
  trim: string;
  under: string;
  necklace: string | null;
}

/** Pixels the head is drawn below its own place, as the portrait puts it. */
export const HEAD_DROP = { male: 10, female: 18 } as const;

/** Visible length of a throat, chin to collar: less for men and the heavy, as in life. */
export const throatOf = ({ gender, weight }: Head): number =>
  (gender === 'male' ? 50 : 58) - (weight > 0 ? weight * 10 : weight * 4);

/** Lowest point of a collar in the drawings of garments. */
const COLLAR = 422;

/** How far the body moves up, so that the throat has its length. */
export const liftOf = (body: Head): number =>
  n(COLLAR - (chinOf(body) + HEAD_DROP[body.gender] + throatOf(body)));

/** Width of the shoulders; 1 is as drawn. */
export const shouldersOf = ({ gender, weight, strength }: Body): number =>
  n((gender === 'male' ? 1.06 : 0.93) + weight * 0.085 + strength * (gender === 'male' ? 0.1 : 0.05));

const neckHalf = ({ gender, weight, strength }: Body): number =>
  gender === 'male' ? 45 + weight * 6 + strength * 6 : 33 + weight * 6 + strength * 2;

/** Throat and, under open garments, bare shoulders. */
export function neck(body: Body, skin: Tones): string {
  const [lit, shade] = skin;
  const half = neckHalf(body);
  const wide = shouldersOf(body);
  const chin = n(chinOf(body) + HEAD_DROP[body.gender]);
  const y = (value: number): number => n(value - liftOf(body));
  const x = (value: number): number => n(200 + (value - 200) * wide);
  const [left, right] = [n(200 - half), n(200 + half)];
  const open = OPEN_NECKED.has(body.garment);
  const foot = open ? y(366) : y(372);
  const leftEdge = open
    ? `C${n(left - 2)},${y(392)} ${x(150)},${y(400)} ${x(110)},${y(412)}C${x(66)},${y(424)} ${x(44)},${y(448)} ${x(40)},${y(520)}L${x(34)},${y(760)}`
    : `C${n(left - 2)},${y(386)} ${x(160)},${y(394)} ${x(142)},${y(402)}L${x(142)},${y(520)}`;
  const rightEdge = open
    ? `L${x(366)},${y(760)}L${x(360)},${y(520)}C${x(356)},${y(448)} ${x(334)},${y(424)} ${x(290)},${y(412)}C${x(250)},${y(400)} ${n(right + 2)},${y(392)} ${right},${foot}`
    : `L${x(258)},${y(520)}L${x(258)},${y(402)}C${x(240)},${y(394)} ${n(right + 2)},${y(386)} ${right},${foot}`;
  const shadow = `M${left},${n(chin - 42)}C176,${n(chin + 4)} 188,${n(chin + 15)} 207,${n(chin + 15)}C214,${n(chin + 30)} 218,${y(404)} 222,${y(430)}L226,${y(open ? 760 : 520)}${rightEdge}L${right},${n(chin - 60)}Z`;
  const collarbone = open
    ? stroke(`M${x(146)},${y(424)}Q176,${y(436)} 192,${y(434)}`, shade, 4.5) +
      stroke(`M${x(254)},${y(424)}Q226,${y(436)} 210,${y(434)}`, skin[2], 4.5, ' opacity=".5"')
    : '';
  const chain = body.necklace
    ? stroke(`M${n(left - 6)},${y(398)}Q200,${y(452)} ${n(right + 6)},${y(398)}`, body.necklace, 4.5) +
      shape(`M191,${y(424)}a9,9 0 0 0 18,0z`, body.necklace)
    : '';
  return (
    shape(`M${left},${n(chin - 60)}L${left},${foot}${leftEdge}${rightEdge}L${right},${n(chin - 60)}Z`, lit) +
    shape(shadow, shade) +
    throatLines(body.age, chin, skin) +
    collarbone +
    chain
  );
}

/** Clothes, lit on the left and shaded on the right, with arms for pictures down to the waist. */
export function clothes(body: Body): string {
  const { garment, cloth, trim, under } = body;
  const wide = shouldersOf(body);
  const { outline, details, drop = 0 } = GARMENTS[garment];
  return (
    `<g transform="translate(${n(200 * (1 - wide))},${n(drop - liftOf(body))}) scale(${wide},1)">` +
    `<clipPath id="cloth"><path d="${outline}"/></clipPath>${garment === 'jacket' || garment === 'suit' || garment === 'cardigan' ? shape('M148,392L200,760L252,392Z', under) : ''}` +
    `${shape(outline, cloth)}<g clip-path="url(#cloth)">${pattern(body.pattern, trim, under)}` +
    `${stroke('M94,532C100,600 96,680 98,760M306,532C300,600 304,680 302,760', trim, 4)}</g>` +
    details(cloth, trim, under) +
    `<g clip-path="url(#cloth)"><path d="M206,330L216,440L208,760L440,760L440,330Z" fill="#1d0a12" opacity=".17"/></g></g>`
  );
}
