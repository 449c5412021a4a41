import { LINE, shape, stroke } from '../drawing.ts';

/** Garment: its outline, and the details on top in cloth, trim and the colour worn below. */
interface Garment {
  outline: string;
  details: (cloth: string, trim: string, under: string) => string;
  /** Pixels the garment hangs lower. */
  drop?: number;
}

const HEM = '364,520L374,760L26,760L36,520';
const SHOULDERS = `M36,520C40,440 88,412 150,396C160,412 178,422 200,422C222,422 240,412 250,396C312,412 360,440 ${HEM}Z`;
const VEE = `M36,520C40,440 88,412 152,394L200,474L248,394C312,412 360,440 ${HEM}Z`;
/** A jacket's two sides; the gap shows what is worn below. */
const OPEN_FRONT = `M30,520C34,436 86,410 156,390L200,520L196,760L20,760ZM370,520C366,436 314,410 244,390L200,520L204,760L380,760Z`;

const neckband = (trim: string): string =>
  shape(
    'M150,396C160,412 178,422 200,422C222,422 240,412 250,396L258,398C246,422 226,434 200,434C174,434 154,422 142,398Z',
    trim,
  );
const lapels = (trim: string): string =>
  shape(
    'M156,390L138,402L128,446L150,452L200,520L196,486ZM244,390L262,402L272,446L250,452L200,520L204,486Z',
    trim,
  );
const collar = (trim: string): string =>
  shape('M156,378L200,446L172,478L138,402ZM244,378L200,446L228,478L262,402Z', trim);
const buttons = (colour: string, from: number): string =>
  [0, 1, 2, 3].map((step) => `<circle cx="200" cy="${from + step * 58}" r="5" fill="${colour}"/>`).join('');

const DRAWN = {
  crew: { outline: SHOULDERS, details: (_cloth, trim) => neckband(trim) },
  vee: {
    outline: VEE,
    details: (_cloth, trim) => shape('M152,394L200,474L248,394L258,397L200,494L142,397Z', trim),
  },
  off: {
    outline: 'M30,520C34,476 58,452 92,446C140,470 260,470 308,446C342,452 366,476 370,520L378,760L22,760Z',
    details: (_cloth, trim) => shape('M92,446C140,470 260,470 308,446L312,458C262,484 138,484 88,458Z', trim),
    drop: -8,
  },
  strap: {
    outline: 'M78,520C84,478 104,462 130,452C160,480 240,480 270,452C296,462 316,478 322,520L326,760L74,760Z',
    details: (_cloth, trim) =>
      shape('M130,454L144,404L154,406L142,462ZM270,454L256,404L246,406L258,462Z', trim),
  },
  halter: {
    outline:
      'M72,540C92,500 130,470 158,404L182,392C196,404 206,404 218,392L242,404C270,470 308,500 328,540L332,760L68,760Z',
    details: (_cloth, trim) => stroke('M160,404Q150,470 92,522M240,404Q250,470 308,522', trim, 4),
  },
  turtle: {
    outline: `M36,520C40,440 92,416 156,400L244,400C308,416 360,440 ${HEM}Z`,
    details: (_cloth, trim) =>
      shape('M154,372C174,384 226,384 246,372L252,406C230,420 170,420 148,406Z', trim) +
      stroke('M174,384v26M200,387v28M226,384v26', LINE, 2, ' opacity=".16"'),
  },
  shirt: {
    outline: `M34,520C38,440 88,412 152,394L200,452L248,394C312,412 362,440 ${HEM}Z`,
    details: (_cloth, trim) => collar(trim) + shape('M197,450h6v310h-6z', trim) + buttons('#fff6ef', 486),
  },
  polo: {
    outline: `M34,520C38,440 88,412 152,394L200,440L248,394C312,412 362,440 ${HEM}Z`,
    details: (_cloth, trim, under) =>
      shape('M192,432h16v76h-16z', trim) +
      shape('M152,384L200,440L168,462L136,404ZM248,384L200,440L232,462L264,404Z', under) +
      buttons(under, 470),
  },
  jacket: { outline: OPEN_FRONT, details: (_cloth, trim) => lapels(trim) },
  suit: {
    outline: OPEN_FRONT,
    details: (_cloth, trim) =>
      shape('M158,384L200,420L182,446L150,400ZM242,384L200,420L218,446L250,400Z', '#fff6ef') +
      shape('M190,424h20l-4,16l12,66l-18,20l-18,-20l12,-66z', '#96301A') +
      lapels(trim) +
      shape('M286,486l34,-6l4,12l-36,8z', '#F4E3D7'),
  },
  cardigan: {
    outline: OPEN_FRONT,
    details: (_cloth, trim) =>
      stroke('M158,392L199,520L196,760M242,392L201,520L204,760', trim, 13) +
      '<circle cx="205" cy="546" r="5" fill="#fff6ef"/><circle cx="205" cy="604" r="5" fill="#fff6ef"/>',
  },
  dungarees: {
    outline: SHOULDERS,
    details: (_cloth, trim, under) =>
      neckband(trim) +
      shape(
        'M96,424L124,412L142,500L258,500L276,412L304,424L292,560L330,600L336,760L64,760L70,600L108,560Z',
        under,
      ) +
      shape('M172,536h56v44q-28,16 -56,0z', trim, ' opacity=".5"') +
      '<circle cx="134" cy="494" r="8" fill="#DDA03A"/><circle cx="266" cy="494" r="8" fill="#B97D1F"/>',
  },
  scarfed: {
    outline: SHOULDERS,
    details: (_cloth, _trim, under) =>
      shape(
        'M128,388C130,364 158,360 200,372C242,360 270,364 272,388C276,420 244,438 200,438C156,438 124,420 128,388Z',
        under,
      ) +
      shape('M216,420C240,424 256,416 262,410L284,520L240,528Z', under) +
      stroke('M142,392Q196,420 258,396M150,412Q190,430 226,426M232,446l18,74', LINE, 3, ' opacity=".25"'),
  },
  bow: {
    outline: SHOULDERS,
    details: (_cloth, trim, under) =>
      neckband(trim) +
      shape(
        'M200,430C176,408 152,418 156,446C160,464 184,456 200,438C216,456 240,464 244,446C248,418 224,408 200,430Z',
        under,
      ) +
      shape('M192,438L176,510L200,496L206,440ZM208,438L228,506L204,496Z', under) +
      `<circle cx="200" cy="437" r="9" fill="${trim}"/>`,
  },
  hoodie: {
    outline: `M34,520C38,446 88,420 142,402C162,440 238,440 258,402C312,420 362,446 ${HEM}Z`,
    details: (_cloth, trim) =>
      shape(
        'M120,430C106,388 138,362 164,368L162,398C176,426 224,426 238,398L236,368C262,362 294,388 280,430C264,408 256,402 250,400C236,440 164,440 150,400C144,402 136,408 120,430Z',
        trim,
      ) +
      stroke('M172,434l4,56M228,434l-4,56', '#fff6ef', 4.5) +
      stroke('M112,690Q120,620 150,606H250Q280,620 288,690', trim, 5),
  },
  puffer: {
    outline: `M26,520C28,436 84,404 148,384C176,398 224,398 252,384C316,404 372,436 374,520L390,760L10,760Z`,
    details: (_cloth, trim) =>
      shape('M142,352C170,376 230,376 258,352L264,396C236,416 164,416 136,396Z', trim) +
      stroke(
        'M40,466Q200,500 360,466M28,532Q200,566 372,532M24,600Q200,634 376,600M20,670Q200,704 380,670',
        trim,
        5,
      ) +
      stroke('M200,404V760', LINE, 3.5, ' opacity=".4"'),
  },
} as const satisfies Record<string, Garment>;

export type GarmentName = keyof typeof DRAWN;

/** Clothes of the generator. */
export const GARMENTS: Readonly<Record<GarmentName, Garment>> = DRAWN;

/** Garments with bare shoulders; neck and collarbone are drawn for them. */
export const OPEN_NECKED: ReadonlySet<GarmentName> = new Set(['off', 'strap', 'halter']);
