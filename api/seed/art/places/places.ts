import { PAPER, tint } from '../palette.ts';
import { PAPER_WHITE, n, shape, stroke } from '../drawing.ts';

/** Draws a place in one or two colours on a sheet of 400 by 500, calm behind the head. */
type Place = (first: string, second: string) => string;

const many = (count: number, drawn: (index: number) => string): string =>
  Array.from({ length: count }, (_value, index) => drawn(index)).join('');
const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${extra}/>`;
const disc = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra}/>`;

const fir = (x: number, foot: number, height: number, colour: string): string =>
  shape(
    `M${x},${foot - height}l${n(height * 0.22)},${n(height * 0.4)}h-${n(height * 0.07)}l${n(height * 0.2)},${n(height * 0.34)}h-${n(height * 0.07)}l${n(height * 0.16)},${n(height * 0.26)}h-${n(height * 0.88)}l${n(height * 0.16)},-${n(height * 0.26)}h-${n(height * 0.07)}l${n(height * 0.2)},-${n(height * 0.34)}h-${n(height * 0.07)}Z`,
    colour,
  );

const gable = (x: number, top: number, width: number, colour: string): string => {
  const middle = x + width / 2;
  return (
    shape(
      `M${x},500V${top + 46}h8V${top + 24}h10V${top + 8}H${n(middle - 10)}V${top}h20V${top + 8}H${x + width - 18}V${top + 24}h10V${top + 46}h8V500Z`,
      colour,
    ) +
    many(4, (row) =>
      [x + width * 0.26, x + width * 0.64]
        .map((at) => rect(at - 7, top + 62 + row * 58, 18, 32, row % 2 ? '#F6D9A8' : tint(colour, 0.62)))
        .join(''),
    )
  );
};

const blossom = (x: number, y: number, r: number, petal: string, heart: string): string =>
  many(5, (index) => {
    const angle = (Math.PI * 2 * index) / 5;
    return disc(x + Math.cos(angle) * r, y + Math.sin(angle) * r, r * 0.72, petal);
  }) + disc(x, y, r * 0.6, heart);

export const PLACES = {
  beach: (first, second) =>
    disc(318, 96, 42, PAPER_WHITE, ' opacity=".9"') +
    rect(0, 214, 400, 120, first) +
    stroke('M0,246H90M40,268H140M290,252H400M316,280H390', PAPER_WHITE, 3, ' opacity=".45"') +
    shape('M44,214L44,136L92,206ZM38,206L38,156L12,202Z', PAPER_WHITE) +
    shape('M4,208H100L88,222H18Z', PAPER.brick) +
    rect(0, 330, 400, 170, second),
  mountains: (first, second) =>
    shape('M-20,380L96,120L210,380Z', first) +
    shape('M96,120L66,188L86,180L98,196L112,178L127,190Z', PAPER_WHITE) +
    shape('M150,380L318,80L460,380Z', second) +
    shape('M318,80L276,156L304,146L322,168L340,146L356,156Z', PAPER_WHITE) +
    rect(0, 372, 400, 128, tint(second, 0.78)),
  forest: (first, second) =>
    fir(20, 430, 300, first) +
    fir(380, 430, 330, first) +
    fir(96, 440, 210, second) +
    fir(318, 440, 200, second) +
    rect(0, 420, 400, 80, tint(second, 0.8)),
  night: (first, second) =>
    disc(330, 84, 34, '#F6D9A8') +
    disc(344, 74, 30, second) +
    shape('M0,500V210H58V150H112V250H170V300H236V240H286V170H346V230H400V500Z', first) +
    many(30, (index) => {
      const x = [10, 32, 66, 88, 294, 318, 352, 374][index % 8]!;
      const y = 236 + Math.floor(index / 8) * 44 + (index % 3) * 6;
      return rect(x, y, 12, 16, (index * 7) % 5 < 2 ? tint(first, 1.3) : '#F2B65A');
    }),
  canal: (first, second) =>
    gable(-8, 120, 92, first) +
    gable(84, 168, 82, second) +
    gable(232, 150, 84, first) +
    gable(316, 100, 94, second),
  cafe: (first, second) =>
    rect(0, 300, 400, 200, second) +
    many(3, (index) => {
      const x = [52, 200, 348][index]!;
      const y = [104, 42, 84][index]!;
      return (
        rect(x - 2, 0, 4, y, PAPER.ink) +
        shape(`M${x - 38},${y + 34}A38,38 0 0 1 ${x + 38},${y + 34}Z`, first) +
        shape(`M${x - 12},${y + 34}a12,10 0 0 0 24,0Z`, '#FFE9B8')
      );
    }),
  kitchen: (first, second) =>
    `<path d="${many(9, (row) => `M0,${row * 44}H400`)}${many(10, (column) => `M${column * 44 + 2},0V352`)}" stroke="${first}" stroke-width="3"/>` +
    rect(0, 176, 400, 12, second) +
    rect(20, 126, 40, 50, PAPER.blood) +
    shape('M76,132h36v44h-36z', PAPER_WHITE) +
    shape('M112,142q20,8 0,22', 'none', ` stroke="${PAPER_WHITE}" stroke-width="6"`) +
    rect(306, 140, 30, 36, PAPER.must) +
    rect(344, 118, 34, 58, PAPER.teal) +
    rect(0, 352, 400, 148, second),
  garden: (first, second) =>
    shape(
      'M0,300C30,262 60,290 84,268C110,246 132,280 160,268C190,250 226,288 252,266C280,246 310,286 340,262C366,250 388,276 400,268V500H0Z',
      first,
    ) +
    many(9, (index) =>
      blossom(
        [26, 70, 42, 96, 18, 330, 372, 352, 306][index]!,
        [318, 346, 388, 410, 436, 320, 358, 408, 436][index]!,
        11,
        index % 2 ? second : PAPER_WHITE,
        PAPER.must,
      ),
    ),
  bricks: (first) =>
    many(13, (row) =>
      many(6, (column) =>
        rect(
          column * 82 - (row % 2) * 41,
          row * 40,
          76,
          34,
          first,
          ` opacity="${0.45 + ((row * 5 + column * 3) % 4) * 0.14}"`,
        ),
      ),
    ),
  lights: (first, second) =>
    many(18, (index) =>
      disc(
        (index * 97) % 410,
        24 + ((index * 61) % 330),
        14 + ((index * 13) % 26),
        index % 3 === 0 ? second : first,
        ` opacity="${0.28 + (index % 4) * 0.16}"`,
      ),
    ),
  gallery: (first, second) =>
    rect(18, 52, 96, 126, second) +
    rect(28, 62, 76, 106, PAPER_WHITE) +
    shape('M66,80a34,34 0 0 0 0,68z', first) +
    rect(292, 84, 92, 92, second) +
    rect(302, 94, 72, 72, PAPER_WHITE) +
    shape('M302,166L338,110L374,166Z', PAPER.teal) +
    rect(24, 214, 78, 78, second) +
    rect(33, 223, 60, 60, PAPER_WHITE) +
    disc(63, 253, 20, PAPER.must) +
    rect(0, 410, 400, 90, second),
  curtain: (first, second) =>
    many(7, (index) =>
      shape(
        `M${index * 60},0C${index * 60 + 10},160 ${index * 60 - 10},330 ${index * 60},500H${index * 60 + 26}C${index * 60 + 16},330 ${index * 60 + 36},160 ${index * 60 + 26},0Z`,
        index % 2 ? second : first,
      ),
    ),
  arches: (first, second) =>
    many(
      3,
      (index) =>
        shape(`M${index * 134 + 8},500V230a59,70 0 0 1 118,0V500Z`, first) +
        shape(`M${index * 134 + 30},500V244a37,46 0 0 1 74,0V500Z`, second),
    ),
  balcony: (first, second) =>
    rect(0, 250, 400, 110, first) +
    disc(84, 110, 40, PAPER.must) +
    rect(0, 372, 400, 12, second) +
    many(12, (index) => rect(index * 36 + 4, 384, 7, 116, second)) +
    shape('M318,330h64l-10,62h-44z', PAPER.brick) +
    many(5, (index) =>
      shape(
        `M350,334C${320 + index * 15},300 ${300 + index * 25},260 ${292 + index * 29},232C${330 + index * 10},262 ${346 + index * 4},300 350,334Z`,
        index % 2 ? PAPER.sage : PAPER.olive,
      ),
    ),
  palms: (first, second) =>
    disc(330, 330, 90, second) +
    [
      [64, 150],
      [352, 110],
    ]
      .map(
        ([x, y]) =>
          stroke(`M${x},${y}Q${x! + 14},${y! + 160} ${x! - 8},500`, tint(first, 0.7), 11) +
          many(7, (index) => {
            const angle = Math.PI * (0.95 + index * 0.19);
            const [ex, ey] = [n(x! + Math.cos(angle) * 104), n(y! + Math.sin(angle) * 70 + 46)];
            return shape(
              `M${x},${y}Q${n((x! + ex) / 2)},${n(Math.min(y!, ey) - 34)} ${ex},${ey}Q${n((x! + ex) / 2)},${n(Math.min(y!, ey) - 4)} ${x},${y}Z`,
              first,
            );
          }),
      )
      .join(''),
  field: (first, second) =>
    disc(92, 196, 54, PAPER.blood) +
    rect(0, 250, 400, 250, first) +
    `<path d="${many(9, (index) => `M${index * 50},250L${index * 130 - 320},500h44L${index * 50 + 8},250Z`)}" fill="${second}"/>`,
  snow: (first, second) =>
    shape('M0,320C80,260 140,300 210,270C280,244 340,290 400,262V500H0Z', first) +
    fir(48, 350, 150, second) +
    fir(354, 340, 180, second) +
    fir(104, 340, 90, second) +
    many(26, (index) => disc((index * 83) % 400, (index * 57) % 320, 3 + (index % 3), PAPER_WHITE)),
  harbour: (first, second) =>
    rect(0, 330, 400, 170, first) +
    shape('M96,330V70L186,310ZM84,318V120L10,310Z', PAPER_WHITE) +
    shape('M0,322H206L186,352H20Z', second) +
    shape('M330,330V130L390,300Z', PAPER_WHITE, ' opacity=".85"') +
    shape('M270,322H400V346H288Z', PAPER.brick),
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;
