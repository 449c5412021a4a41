import { cropOf, imageAddress, pictureOf } from './image-address.ts';

const settings = { cdn_prefix: '/cdn/' };

test('[3.002] the path of a picture is read below the content prefix', () => {
  expect(imageAddress(settings, 'ab/cd.webp')).toBe('/cdn/ab/cd.webp');
  expect(imageAddress({ cdn_prefix: 'https://cdn.example.org' }, 'ab.webp')).toBe(
    'https://cdn.example.org/ab.webp',
  );
});

test('a complete address stays as it is', () => {
  expect(imageAddress(settings, '/photo/signed')).toBe('/photo/signed');
  expect(imageAddress(settings, 'https://example.org/a.webp')).toBe('https://example.org/a.webp');
});

test('a picture has an address in each size and the place of its crop, and no picture has none', () => {
  const focus = { x: 14, y: 88 };
  expect(pictureOf(settings, { path: 'a.webp', thumb_path: 'b.webp', focus })).toEqual({
    src: '/cdn/a.webp',
    thumb: '/cdn/b.webp',
    crop: '10% 90%',
  });
  expect(pictureOf(settings, null)).toBeNull();
});

test('a crop is rounded to steps of ten, from edge to edge', () => {
  expect([0, 4, 5, 50, 96, 100].map((x) => cropOf({ x, y: 0 }))).toEqual([
    '00% 00%',
    '00% 00%',
    '10% 00%',
    '50% 00%',
    '100% 00%',
    '100% 00%',
  ]);
});
