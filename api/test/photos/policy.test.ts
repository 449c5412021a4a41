import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isShown, mayOpen, unlockedIds, type PhotoViewer } from '#src/people/photos/policy.ts';

const OWNER = { userId: 'owner', mainPhotoId: 'main' };
const PHOTOS = [
  { id: 'main', visibility: 'public', status: 'active' },
  { id: 'second', visibility: 'public', status: 'active' },
  { id: 'third', visibility: 'public', status: 'active' },
  { id: 'fourth', visibility: 'public', status: 'active' },
  { id: 'private', visibility: 'private', status: 'active' },
  { id: 'pending', visibility: 'public', status: 'pending' },
  { id: 'rejected', visibility: 'public', status: 'rejected' },
] as const;

const free: PhotoViewer = { userId: 'anna', paid: false };
const paid: PhotoViewer = { userId: 'bo', paid: true };
const owner: PhotoViewer = { userId: 'owner', paid: false };

const VIEWERS: readonly [name: string, viewer: PhotoViewer, opened: readonly string[]][] = [
  ['a visitor', null, ['main']],
  ['a free member', free, ['main', 'second', 'third']],
  ['a Premium member', paid, ['main', 'second', 'third', 'fourth', 'private']],
  ['the owner', owner, PHOTOS.map(({ id }) => id)],
];

for (const [name, viewer, opened] of VIEWERS)
  test(`${name} opens ${opened.length} of seven photos, with two shown free besides the main one`, () => {
    const mine = PHOTOS.filter(({ id }) => mayOpen(viewer, OWNER, PHOTOS, id, 2)).map(({ id }) => id);
    assert.deepEqual(mine, opened);
    const shown = PHOTOS.filter((photo) => isShown(viewer, OWNER, photo));
    assert.deepEqual([...unlockedIds(viewer, OWNER, shown, 2)], opened);
  });

test('a visitor opens nothing of a member without a main photo', () => {
  const open = unlockedIds(null, { userId: 'owner', mainPhotoId: null }, PHOTOS, 2);
  assert.deepEqual([...open], []);
});
