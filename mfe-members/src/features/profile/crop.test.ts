import { photoOf } from '@rendezvous/testing/members';
import { cropOfCut, firstCut, leastShare, settled, wholeOf } from './crop.ts';

const MIN_SIDE = 400;
const wide = photoOf('wide', { width: 2000, height: 1000, focus: { x: 80, y: 20 } });

test('a first crop has the shape of a card, lies around the subject, and inside the picture', () => {
  const crop = cropOfCut(wide, firstCut(wide, MIN_SIDE));
  expect(crop).toEqual({ x: 640, y: 0, width: 320, height: 800 });
  expect((crop.width * 2000) / (crop.height * 1000)).toBeCloseTo(4 / 5);
});

test('a crop never leaves the picture, nor has fewer pixels than the site accepts', () => {
  const cut = settled(wide, { share: 0.1, x: 2000, y: -50 }, MIN_SIDE);
  expect(cut.share).toBe(leastShare(wide, MIN_SIDE));
  const { x, y, width, height } = cropOfCut(wide, cut);
  expect([x + width, y]).toEqual([1000, 0]);
  expect(Math.min((width * 2000) / 1000, height)).toBeGreaterThanOrEqual(MIN_SIDE - 1);
});

test('a cropped photo begins with the crop it has', () => {
  const crop = { x: 100, y: 200, width: 240, height: 600 };
  const cropped = photoOf('two', {
    width: 480,
    height: 600,
    uncropped: { url: '/photo/whole', width: 2000, height: 1000, crop },
  });
  expect(wholeOf(cropped).url).toBe('/photo/whole');
  expect(cropOfCut(wholeOf(cropped), firstCut(cropped, MIN_SIDE))).toEqual(crop);
});

test('a picture that is small already has no part to cut', () => {
  expect(leastShare({ width: 400, height: 400 }, MIN_SIDE)).toBeGreaterThan(1);
});
