import type { BackdropName } from './backdrops.ts';
import { PAPER } from '../palette.ts';

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
      ['arches', '#D9B896', '#CFA983'],
      ['canal', brick, teal],
      ['bricks', '#D0A880'],
      ['curtain', '#DDBF9F', '#D2AF8A'],
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
      ['beach', '#E0805A', '#F0CFA6'],
      ['palms', teal, blood],
      ['field', '#E39A4C', '#C9762F'],
      ['balcony', '#E39A74', fig],
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
      ['canal', brick, plum],
      ['curtain', '#DE9488', '#D27F73'],
      ['mountains', plum, '#9A4560'],
      ['garden', '#A9855F', pith],
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
      ['beach', '#6FA3A6', sand],
      ['mountains', '#7F9F9A', '#5E8583'],
      ['snow', pith, '#5E7F74'],
      ['harbour', '#6F9C9E', blood],
      ['kitchen', '#AFC2BC', teal],
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
      ['lights', '#2F7F82', must],
      ['forest', '#1A4446', '#2F6E70'],
      ['gallery', blood, '#153C3E'],
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
      ['bricks', brick],
      ['curtain', brick, '#B83A1B'],
      ['cafe', must, '#8A2A14'],
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
      ['field', '#B97D1F', '#A5691A'],
      ['kitchen', '#C98A28', brick],
      ['palms', teal, blood],
      ['canal', brick, teal],
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
      ['lights', rose, must],
      ['curtain', fig, '#6B274A'],
      ['gallery', must, fig],
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
      ['forest', '#7F9472', '#5C7355'],
      ['garden', '#7F9472', blood],
      ['harbour', '#7F9F8F', brick],
      ['field', '#8FA06F', '#6F8054'],
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
      ['cafe', must, '#6E2413'],
      ['bricks', '#7C2514'],
      ['lights', blood, must],
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
      ['gallery', blood, ink],
      ['kitchen', '#E2CBBB', teal],
      ['balcony', '#9CC0BE', fig],
      ['canal', rose, brick],
      ['garden', sage, blood],
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
      ['night', ink, fig],
      ['cafe', must, '#36102A'],
      ['lights', plum, must],
      ['bricks', plum],
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
      ['forest', '#6B6932', '#53512a'],
      ['arches', '#6B6932', must],
      ['garden', '#53512a', apri],
    ],
    cloths: [pith, apri, blood, ink],
  },
  {
    ground: '#B4D0D4',
    backdrops: [
      ['beach', '#4F8F96', '#EBCFA6'],
      ['mountains', '#6F8FA0', '#4F7384'],
      ['harbour', '#4F8F96', blood],
      ['balcony', '#5F9BA3', fig],
      ['canal', brick, '#5B3325'],
      ['snow', pith, teal],
    ],
    cloths: [blood, must, fig, pith, plum, ink],
  },
];
