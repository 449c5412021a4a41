import { LINE, PAPER_WHITE, shape, stroke } from '../drawing.ts';
import { tint } from '../palette.ts';

export const PROPS = ['none', 'glass', 'cup', 'book', 'cat', 'dog', 'flowers', 'guitar'] as const;
export type Prop = (typeof PROPS)[number];

const DRAWN: Record<Exclude<Prop, 'none'>, (colour: string) => string> = {
  glass: () =>
    `<path d="M-34,0h68a34,44 0 0 1 -68,0z" fill="${PAPER_WHITE}" opacity=".85"/><path d="M-30,14h60a30,34 0 0 1 -60,0z" fill="#C8411F"/><path d="M-3,42h6v70h-6z" fill="${PAPER_WHITE}" opacity=".85"/><path d="M0,14A26,26 0 0 0 26,-12L0,-12Z" fill="#F59A4A" opacity=".9"/>`,
  cup: () =>
    `<path d="M-44,0h88c0,44 -18,62 -44,62s-44,-18 -44,-62z" fill="${PAPER_WHITE}"/><path d="M44,8c30,0 26,34 -8,32" fill="none" stroke="${PAPER_WHITE}" stroke-width="9"/><path d="M-44,0h44v62c-26,0 -44,-18 -44,-62z" fill="#F4E3D7"/>` +
    stroke('M-14,-14q-8,-12 0,-24t0,-24M12,-14q-8,-12 0,-24t0,-24', PAPER_WHITE, 4, ' opacity=".6"'),
  book: (colour) =>
    `<path d="M-84,-44L0,-28L84,-44V56L0,72L-84,56Z" fill="${colour}"/><path d="M-80,-50L0,-34L80,-50V46L0,62L-80,46Z" fill="${PAPER_WHITE}"/><path d="M0,-34L80,-50V46L0,62Z" fill="#E6CDB3"/>`,
  cat: (colour) => {
    const dark = tint(colour, 0.78);
    return (
      shape('M-62,110C-70,40 -54,-4 0,-4C54,-4 70,40 62,110Z', colour) +
      shape('M4,-4C54,-4 70,40 62,110H4Z', dark) +
      shape(
        'M-44,-8L-50,-66L-18,-44C-6,-48 6,-48 18,-44L50,-66L44,-8C40,22 20,34 0,34C-20,34 -40,22 -44,-8Z',
        colour,
      ) +
      shape('M2,-47C8,-47 13,-46 18,-44L50,-66L44,-8C40,22 20,34 2,34Z', dark) +
      shape('M-43,-54L-39,-32L-27,-41ZM43,-54L39,-32L27,-41Z', '#E8A79B') +
      `<ellipse cx="-18" cy="-12" rx="7" ry="8.5" fill="#F2C65A"/><ellipse cx="18" cy="-12" rx="7" ry="8.5" fill="#F2C65A"/><ellipse cx="-18" cy="-12" rx="2.4" ry="7.5" fill="${LINE}"/><ellipse cx="18" cy="-12" rx="2.4" ry="7.5" fill="${LINE}"/>` +
      shape('M-6,6h12l-6,7z', '#E8745A') +
      stroke('M0,13Q-6,20 -11,17M0,13Q6,20 11,17', LINE, 2.4) +
      stroke('M-26,8h-28M-26,13l-26,6M26,8h28M26,13l26,6', PAPER_WHITE, 1.8, ' opacity=".8"')
    );
  },
  dog: (colour) => {
    const dark = tint(colour, 0.72);
    return (
      shape('M-66,120C-72,44 -50,4 0,4C50,4 72,44 66,120Z', colour) +
      shape('M4,4C50,4 72,44 66,120H4Z', tint(colour, 0.85)) +
      shape(
        'M-46,-22C-46,-62 -22,-74 0,-74C22,-74 46,-62 46,-22C46,22 26,42 0,42C-26,42 -46,22 -46,-22Z',
        colour,
      ) +
      shape('M2,-74C24,-74 46,-62 46,-22C46,22 26,42 2,42Z', tint(colour, 0.85)) +
      shape(
        'M-38,-62C-66,-66 -76,-30 -66,12C-54,22 -44,2 -40,-22ZM38,-62C66,-66 76,-30 66,12C54,22 44,2 40,-22Z',
        dark,
      ) +
      shape(
        'M-24,6C-24,-14 -10,-18 0,-18C10,-18 24,-14 24,6C24,30 12,36 0,36C-12,36 -24,30 -24,6Z',
        PAPER_WHITE,
      ) +
      shape('M-12,-8C-12,-18 12,-18 12,-8C12,2 4,6 0,6C-4,6 -12,2 -12,-8Z', LINE) +
      stroke('M0,6V16M0,16Q-8,24 -14,17M0,16Q8,24 14,17', LINE, 2.8) +
      shape('M-6,20h12v14a6,6 0 0 1 -12,0z', '#E8745A') +
      `<circle cx="-22" cy="-26" r="5.4" fill="${LINE}"/><circle cx="22" cy="-26" r="5.4" fill="${LINE}"/><circle cx="-24" cy="-28" r="1.7" fill="#fff"/><circle cx="20" cy="-28" r="1.7" fill="#fff"/>` +
      shape('M-46,52C-20,70 20,70 46,52L50,66C22,86 -22,86 -50,66Z', '#C8411F')
    );
  },
  flowers: (colour) =>
    stroke('M0,120Q-10,40 -36,-10M0,120Q4,40 4,-30M0,120Q12,50 40,0', '#5C7355', 6) +
    [
      [-38, -22, 24],
      [4, -44, 28],
      [44, -10, 22],
    ]
      .map(
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><path d="M${x},${y! - r!}a${r},${r} 0 0 1 0,${r! * 2}z" fill="${tint(colour, 0.8)}"/><circle cx="${x}" cy="${y}" r="${r! * 0.34}" fill="#DDA03A"/>`,
      )
      .join('') +
    shape(
      'M-10,60C-40,50 -52,30 -54,14C-30,20 -14,36 -10,60ZM8,70C34,56 48,44 52,26C28,32 12,48 8,70Z',
      '#7F9472',
    ),
  guitar: (colour) =>
    `<g transform="rotate(24)">` +
    shape('M-7,-250h14V-20h-14z', '#40211A') +
    shape('M-16,-292h32l-6,46h-20z', '#5B3325') +
    shape(
      'M0,-34C44,-34 52,0 40,26C34,42 64,60 64,102C64,140 34,160 0,160C-34,160 -64,140 -64,102C-64,60 -34,42 -40,26C-52,0 -44,-34 0,-34Z',
      colour,
    ) +
    shape('M0,-34C44,-34 52,0 40,26C34,42 64,60 64,102C64,140 34,160 0,160Z', tint(colour, 0.82)) +
    `<circle cx="0" cy="44" r="20" fill="${LINE}"/>` +
    stroke('M-4,-250V120M4,-250V120', '#F4E3D7', 1.6) +
    shape('M-26,116h52v9h-52z', LINE) +
    '</g>',
};

/** Object in the hand or in front of the person, at (x, y). */
export function prop(kind: Prop, x: number, y: number, colour: string): string {
  const turned = kind === 'guitar' && x < 200 ? ' scale(-1 1)' : '';
  if (kind === 'none') return '';
  return `<g transform="translate(${x},${y})${turned}">${DRAWN[kind](colour)}</g>`;
}
