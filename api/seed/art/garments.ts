/** Draws clothes in a cloth colour with its trim; jackets include the garment below. */
type Garment = (cloth: string, trim: string, under: string) => string;

const SHOULDERS =
  'M36,520C40,440 88,412 150,396C160,412 178,422 200,422C222,422 240,412 250,396C312,412 360,440 364,520Z';

const crew: Garment = (cloth, trim) =>
  `<path d="${SHOULDERS}" fill="${cloth}"/><path d="M150,396C160,412 178,422 200,422C222,422 240,412 250,396L258,398C246,422 226,434 200,434C174,434 154,422 142,398Z" fill="${trim}"/>`;

export const GARMENTS = {
  crew,
  /** A crew neck with two bands across the chest. */
  striped: (cloth, trim, under) =>
    `${crew(cloth, trim, under)}<path d="M58,456Q200,492 342,456L350,470Q200,508 50,470ZM44,488Q200,528 356,488L362,502Q200,544 38,502Z" fill="${trim}"/>`,
  vee: (cloth, trim) =>
    `<path d="M36,520C40,440 88,412 152,394L200,474L248,394C312,412 360,440 364,520Z" fill="${cloth}"/><path d="M152,394L200,474L248,394L258,397L200,494L142,397Z" fill="${trim}"/>`,
  off: (cloth, trim) =>
    `<path d="M30,520C34,476 58,452 92,446C140,470 260,470 308,446C342,452 366,476 370,520Z" fill="${cloth}"/><path d="M92,446C140,470 260,470 308,446L312,458C262,484 138,484 88,458Z" fill="${trim}"/>`,
  strap: (cloth, trim) =>
    `<path d="M78,520C84,478 104,462 130,452C160,480 240,480 270,452C296,462 316,478 322,520Z" fill="${cloth}"/><path d="M130,454L146,394L155,396L142,462ZM270,454L254,394L245,396L258,462Z" fill="${trim}"/>`,
  turtle: (cloth, trim) =>
    `<path d="M36,520C40,440 92,416 156,400L244,400C308,416 360,440 364,520Z" fill="${cloth}"/><path d="M160,356C174,368 226,368 240,356L248,404C230,418 170,418 152,404Z" fill="${trim}"/>`,
  shirt: (cloth, trim) =>
    `<path d="M34,520C38,440 88,412 152,394L200,452L248,394C312,412 362,440 366,520Z" fill="${cloth}"/><path d="M156,378L200,452L172,482L138,402ZM244,378L200,452L228,482L262,402Z" fill="${trim}"/><path d="M198,452h4v70h-4z" fill="${trim}"/>`,
  jacket: (cloth, trim, under) =>
    `<path d="M152,396L200,520L248,396Z" fill="${under}"/><path d="M30,520C34,436 86,410 156,390L204,520ZM370,520C366,436 314,410 244,390L196,520Z" fill="${cloth}"/><path d="M156,390L138,402L128,446L150,452L204,520L196,486ZM244,390L262,402L272,446L250,452L196,520L204,486Z" fill="${trim}"/>`,
  hoodie: (cloth, trim) =>
    `<path d="M112,424C100,380 132,352 164,356L160,398C176,424 224,424 240,398L236,356C268,352 300,380 288,424Z" fill="${trim}"/><path d="M34,520C38,446 88,420 142,402C162,440 238,440 258,402C312,420 362,446 366,520Z" fill="${cloth}"/><path d="M172,432l5,52M228,432l-5,52" stroke="${trim}" stroke-width="5" stroke-linecap="round"/>`,
  bare: () => '',
} as const satisfies Record<string, Garment>;

export type GarmentName = keyof typeof GARMENTS;

/** Garments with bare shoulders; neck and collarbone are drawn for them. */
export const OPEN_NECKED: ReadonlySet<GarmentName> = new Set(['off', 'strap', 'bare']);
