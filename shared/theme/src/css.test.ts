import { themeCss } from './css.ts';
import { STAND_IN_FACES } from './stand-in-faces.ts';
import { SCALE } from './tokens.ts';

test('the frame’s bar has one height per breakpoint, which screens subtract from the window', () => {
  const heights = [...themeCss.matchAll(/--bar-h:(\d+px)/g)].map(([, height]) => height);
  expect(heights).toEqual([SCALE['bar-h'], '65px']);
  expect(themeCss).toContain('@media (min-width:992px){:root{--bar-h:65px}}');
});

test.each([...new Set(STAND_IN_FACES.map(({ family }) => family))])(
  '%s has a fallback face behind our own, with its width and height',
  (family) => {
    const stack =
      [SCALE['font-display'], SCALE['font-text']].find((fonts) => fonts.includes(`'${family}'`)) ?? '';
    expect(stack.indexOf(' Variable')).toBeGreaterThan(0);
    expect(stack.indexOf(' Variable')).toBeLessThan(stack.indexOf(family));
    expect(themeCss).toMatch(
      new RegExp(`font-family:'${family}';src:local\\([^}]*size-adjust:[\\d.]+%;ascent-override:[\\d.]+%`),
    );
  },
);
