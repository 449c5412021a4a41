import { mayBeMain, movedPhotos } from './photo-order.ts';

const shown = (id: string) => ({ id, visibility: 'public' as const, status: 'active' as const });
const hidden = (id: string) => ({ id, visibility: 'private' as const, status: 'active' as const });
const order = (photos: readonly { id: string }[]): string => photos.map(({ id }) => id).join('');

test('a photo that is public and approved may be the main one', () => {
  expect(mayBeMain(shown('a'))).toBe(true);
  expect(mayBeMain(hidden('a'))).toBe(false);
  expect(mayBeMain({ visibility: 'public', status: 'pending' })).toBe(false);
});

test('a moved photo gets its place, and one that may be the main photo stays first', () => {
  expect(order(movedPhotos([shown('a'), shown('b'), hidden('c')], 'b', 0))).toBe('bac');
  expect(order(movedPhotos([shown('a'), shown('b'), hidden('c')], 'a', 2))).toBe('bca');
  expect(order(movedPhotos([shown('a'), hidden('b')], 'b', 0))).toBe('ab');
});

test('a photo that is not there moves nothing', () => {
  expect(order(movedPhotos([shown('a'), shown('b')], 'c', 0))).toBe('ab');
});
