import { PAPER } from '../palette.ts';
import { PLACES } from './places.ts';

/** Draws a backdrop in one or two colours on a sheet of 400 by 500. */
type Backdrop = (first: string, second: string) => string;

const SPINES = [PAPER.blood, PAPER.pith, PAPER.must, PAPER.teal, PAPER.fig, PAPER.sage];

function books(board: string): string {
  let drawn = `<rect y="120" width="400" height="10" fill="${board}"/><rect y="300" width="400" height="10" fill="${board}"/>`;
  let x = 10;
  for (let index = 0; index < 17; index += 1) {
    const width = 14 + ((index * 7) % 13);
    const height = 62 + ((index * 17) % 40);
    drawn +=
      `<rect x="${x}" y="${120 - height}" width="${width}" height="${height}" fill="${SPINES[index % 6]}"/>` +
      `<rect x="${x + 6}" y="${290 - height}" width="${width}" height="${height + 10}" fill="${SPINES[(index + 3) % 6]}"/>`;
    x += width + 4;
  }
  return drawn;
}

function halves(colour: string): string {
  let drawn = '';
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      drawn +=
        (column + row) % 2 === 1
          ? `<path d="M${column * 80},${row * 84}h40a42,42 0 0 1 0,84h-40z" fill="${colour}" opacity=".5"/>`
          : `<path d="M${column * 80 + 80},${row * 84}h-40a42,42 0 0 0 0,84h40z" fill="${colour}" opacity=".28"/>`;
    }
  }
  return drawn;
}

const leaf = (x: number, y: number, turn: number, colour: string): string =>
  `<path d="M0,0C-26,-34 -26,-92 0,-132C26,-92 26,-34 0,0Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${colour}"/>`;

export const BACKDROPS = {
  ...PLACES,
  none: () => '',
  sunR: (first) => `<path d="M400,20A190,190 0 0 0 400,400Z" fill="${first}"/>`,
  sunL: (first) => `<path d="M0,60A180,180 0 0 1 0,420Z" fill="${first}"/>`,
  horizon: (first, second) =>
    `<path d="M60,330A140,140 0 0 1 340,330Z" fill="${first}"/><rect y="330" width="400" height="170" fill="${second}"/>`,
  disc: (first) => `<circle cx="200" cy="220" r="176" fill="${first}"/>`,
  split: (first) => `<rect x="200" width="200" height="500" fill="${first}"/>`,
  window: (first, second) =>
    `<rect x="46" y="40" width="148" height="250" fill="${first}"/><rect x="206" y="40" width="148" height="250" fill="${first}"/><rect x="46" y="160" width="308" height="10" fill="${second}"/>`,
  shelf: (_first, second) => books(second),
  hills: (first, second) =>
    `<path d="M0,330C60,250 110,240 170,290C220,220 300,210 400,300V500H0Z" fill="${first}"/><path d="M0,400C90,340 160,350 230,390C300,350 350,350 400,380V500H0Z" fill="${second}"/>`,
  lamp: (first) =>
    `<path d="M250,0h8v50h-8z" fill="${PAPER.ink}"/><path d="M194,118A60,60 0 0 1 314,118Z" fill="${first}"/>`,
  tiles: (first) => halves(first),
  plant: (first, second) =>
    [
      leaf(52, 420, -18, first),
      leaf(30, 400, 14, second),
      leaf(84, 430, 30, second),
      leaf(360, 400, 18, first),
      leaf(338, 430, -24, second),
      leaf(384, 430, -2, second),
    ].join(''),
  waves: (first, second) =>
    `<path d="M0,300Q50,270 100,300T200,300T300,300T400,300V500H0Z" fill="${first}"/><path d="M0,350Q50,320 100,350T200,350T300,350T400,350V500H0Z" fill="${second}"/>`,
  skyline: (first, second) =>
    `<path d="M0,500V250H46V190H96V280H130V150H180V300H226V220H270V120H300V260H340V200H400V500Z" fill="${first}"/><path d="M0,500V370H60V330H120V390H190V350H250V400H310V340H400V500Z" fill="${second}"/>`,
} as const satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof BACKDROPS;
