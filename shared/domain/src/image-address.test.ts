import { imageAddress, pictureAddresses } from './image-address.ts';

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

test('a picture has an address in each size, and no picture has none', () => {
  expect(pictureAddresses(settings, { path: 'a.webp', thumb_path: 'b.webp' })).toEqual({
    src: '/cdn/a.webp',
    thumb: '/cdn/b.webp',
  });
  expect(pictureAddresses(settings, null)).toBeNull();
});
