import { BREAKPOINTS } from './media.ts';
import { SCALE } from './tokens.ts';

test('[9.023] the layout changes at 576, 768, 992 and 1200 px; chat list and messages have fixed widths', () => {
  expect(Object.values(BREAKPOINTS)).toEqual([576, 768, 992, 1200]);
  expect([SCALE['list-min'], SCALE['list-max'], SCALE['msg-max']]).toEqual(['300px', '400px', '800px']);
});
