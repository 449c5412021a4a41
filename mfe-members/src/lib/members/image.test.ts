import { cardImage, imageUrl } from './image.ts';

const settings = { cdn_prefix: '/cdn/' };

test('[3.002] a picture’s path is read below the content prefix', () => {
  expect(imageUrl(settings, 'ab/cd.webp')).toBe('/cdn/ab/cd.webp');
  expect(imageUrl({ cdn_prefix: 'https://cdn.example.org' }, 'ab.webp')).toBe(
    'https://cdn.example.org/ab.webp',
  );
});

test('an address that is complete stays as it is', () => {
  expect(imageUrl(settings, '/photo/signed')).toBe('/photo/signed');
  expect(imageUrl(settings, 'https://example.org/a.webp')).toBe('https://example.org/a.webp');
});

test('without a picture there is no address', () => {
  expect(cardImage(settings, null)).toBeNull();
});
