import type { BackdropName } from './backdrops.ts';
import { PAPER } from './palette.ts';

/** Ground with its possible backdrops and contrasting cloths. */
export interface Backdrops {
  ground: string;
  backdrops: readonly (readonly [BackdropName, string, string?])[];
  cloths: readonly string[];
}

const { blood, apri, pith, fig, rose, olive, teal, mist, must, ink, plum, sand, brick, sage } = PAPER;

export const SCHEMES: readonly Backdrops[] = [
  {
    ground: sand,
    backdrops: [
      ['sunR', apri],
      ['disc', apri],
      ['none', sand],
      ['split', '#D9B896'],
      ['plant', sage, olive],
    ],
    cloths: [blood, teal, ink, plum, olive],
  },
  {
    ground: apri,
    backdrops: [
      ['sunL', blood],
      ['none', apri],
      ['disc', pith],
      ['window', pith, apri],
    ],
    cloths: [teal, fig, ink, olive, pith],
  },
  {
    ground: rose,
    backdrops: [
      ['disc', blood],
      ['sunL', blood],
      ['none', rose],
      ['skyline', '#C98278', plum],
    ],
    cloths: [ink, pith, fig, teal, must],
  },
  {
    ground: mist,
    backdrops: [
      ['none', mist],
      ['sunR', '#9DB5AE'],
      ['hills', '#8FA79C', '#5E7F74'],
      ['waves', '#A3BDBB', '#7FA19F'],
      ['plant', '#7F9F8F', teal],
    ],
    cloths: [fig, blood, must, plum, ink, pith],
  },
  {
    ground: teal,
    backdrops: [
      ['horizon', must, '#1A4446'],
      ['disc', '#2F6E70'],
      ['sunR', must],
      ['none', teal],
    ],
    cloths: [apri, pith, must, rose, blood],
  },
  {
    ground: blood,
    backdrops: [
      ['sunL', brick],
      ['disc', brick],
      ['tiles', brick],
      ['sunR', must],
    ],
    cloths: [must, pith, ink, fig, apri],
  },
  {
    ground: must,
    backdrops: [
      ['split', '#C98A28'],
      ['sunR', apri],
      ['disc', apri],
      ['none', must],
      ['plant', olive, '#B97D1F'],
    ],
    cloths: [teal, ink, fig, pith, brick],
  },
  {
    ground: plum,
    backdrops: [
      ['disc', rose],
      ['sunR', fig],
      ['sunL', blood],
      ['tiles', fig],
    ],
    cloths: [pith, apri, must, mist],
  },
  {
    ground: sage,
    backdrops: [
      ['none', sage],
      ['sunL', olive],
      ['hills', '#7F9472', '#5C7355'],
      ['disc', pith],
      ['plant', olive, '#5C7355'],
    ],
    cloths: [blood, fig, pith, ink, must],
  },
  {
    ground: brick,
    backdrops: [
      ['sunR', blood],
      ['disc', blood],
      ['none', brick],
      ['sunL', apri],
    ],
    cloths: [ink, pith, must, apri, mist],
  },
  {
    ground: pith,
    backdrops: [
      ['disc', rose],
      ['sunL', must],
      ['split', sand],
      ['waves', mist, '#9DB5AE'],
      ['skyline', sand, rose],
    ],
    cloths: [teal, blood, fig, plum, olive, ink],
  },
  {
    ground: fig,
    backdrops: [
      ['disc', plum],
      ['lamp', must],
      ['sunR', blood],
      ['tiles', plum],
    ],
    cloths: [apri, pith, rose, must, mist],
  },
  {
    ground: olive,
    backdrops: [
      ['disc', must],
      ['sunL', '#6B6932'],
      ['hills', '#6B6932', '#53512a'],
      ['none', olive],
    ],
    cloths: [pith, apri, blood, ink],
  },
];
