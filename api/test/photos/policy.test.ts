import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presentPhotos } from '#src/people/photos/presenter.ts';
import { createSigner } from '#src/platform/lib/signer.ts';
import { mayOpen, shownPhotos, unlockedIds, type PhotoViewer } from '#src/people/photos/policy.ts';

const OWNER = { userId: 'owner', mainPhotoId: 'main', limit: 25 };
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
    const shown = shownPhotos(viewer, OWNER, PHOTOS);
    assert.deepEqual([...unlockedIds(viewer, OWNER, shown, 2)], opened);
  });

test('others see as many approved photos as the owner may have, the main one first, and the owner all', () => {
  const few = { ...OWNER, mainPhotoId: 'fourth', limit: 3 };
  const idsFor = (viewer: PhotoViewer) => shownPhotos(viewer, few, PHOTOS).map(({ id }) => id);
  for (const viewer of [null, free, paid]) assert.deepEqual(idsFor(viewer), ['fourth', 'main', 'second']);
  assert.equal(idsFor(owner).length, PHOTOS.length);
  assert.equal(mayOpen(paid, few, PHOTOS, 'private', 2), false);
  const waiting = PHOTOS.map(
    (photo) => ({ ...photo, status: photo.id === 'main' ? 'pending' : photo.status }) as const,
  );
  assert.deepEqual(
    shownPhotos(paid, few, waiting).map(({ id }) => id),
    ['fourth', 'second', 'third'],
    'a photo that waits takes no place',
  );
});

test('a visitor opens nothing of a member without a main photo', () => {
  const open = unlockedIds(null, { ...OWNER, mainPhotoId: null }, PHOTOS, 2);
  assert.deepEqual([...open], []);
});

test('each photo comes as what its viewer may have: public files, links of their own, or blurred files', () => {
  const files = (kind: string) => ({ thumb: `${kind}t`, medium: `${kind}m`, large: `${kind}l` });
  const rows = PHOTOS.map((photo, position) => ({
    ...photo,
    position,
    user_id: 'owner',
    width: 4,
    height: 3,
    focus_x: 50,
    focus_y: 40,
    original_key: photo.id,
    files: files('o'),
    censored: files('c'),
    public_files: photo.id === 'main' ? files('p') : null,
    reason: null,
    uncropped: null,
    created_at: new Date(0),
  }));
  const context = { signer: createSigner('a secret'), now: new Date(0), freeVisible: 2 };
  const kindOf = (address: string) => (address.startsWith('/cdn/') ? address[5]! : 'link');
  const presented = (viewer: PhotoViewer, linksFor?: string) =>
    presentPhotos(viewer, OWNER, rows.toReversed(), context, linksFor).map(
      ({ id, locked, urls }) => `${id} ${locked ? 'locked' : 'open'} ${kindOf(urls.large)}`,
    );
  const rest = ['private', 'fourth', 'third', 'second'];
  assert.deepEqual(presented(null), ['main open p', ...rest.map((id) => `${id} locked c`)]);
  assert.deepEqual(presented(paid), ['main open p', ...rest.map((id) => `${id} open link`)]);
  assert.deepEqual(presented(free).slice(0, 3), ['main open p', 'private locked c', 'fourth open link']);
  assert.deepEqual(presented(owner), [
    'main open p',
    ...['rejected', 'pending', ...rest].map((id) => `${id} open link`),
  ]);
});
