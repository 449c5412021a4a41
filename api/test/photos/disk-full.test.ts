import assert from 'node:assert/strict';
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { READ_USER } from '@rendezvous/contract/resources/accounts/endpoints';
import { CHANGE_PHOTO } from '@rendezvous/contract/resources/photos/endpoints';
import { createDiskFiles, type FileStore } from '#src/platform/ports/files.ts';
import { addPicture } from '#src/people/photos/face.ts';
import { createTestApp, type TestClient } from '../harness.ts';
import { madePicture } from '../support/pictures/made-picture.ts';
import { picture, upload } from './support.ts';
import type { Reply } from '../support/client.ts';

/** A disk that has room for so many more files. */
let room = Infinity;
const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-disk-'));
const disk = createDiskFiles(folder);
const files: FileStore = {
  ...disk,
  async put(name, content) {
    if (room === 0) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    room -= 1;
    await disk.put(name, content);
  },
};
const t = await createTestApp({}, { files });
after(async () => {
  await t.close();
  rmSync(folder, { recursive: true, force: true });
});

const stored = (): string[] => globSync('*/*', { cwd: folder }).sort();

/** Asks while there is room for one file: the first of several is stored and the second is not. */
async function askWhileFull(ask: () => Promise<Reply<unknown>>): Promise<void> {
  const before = stored();
  room = 1;
  const { status, code, headers } = await ask();
  room = Infinity;
  assert.equal(`${status} ${code}`, '503 unavailable');
  assert.ok(Number(headers['retry-after']) > 0, 'says when to try again');
  assert.deepEqual(stored(), before, 'files of a refused picture are left');
}

async function photosOf(client: TestClient): Promise<unknown[]> {
  const { body } = await client.call(READ_USER);
  return body.user!.profile.photos;
}

test('on a full disk a photo and a new size of one are refused without a file left, and existing files are served', async () => {
  const { client } = await t.member();
  const { photo } = (await upload(client, await picture({ width: 900, height: 900 }), 'private')).body;
  const other = await picture({ colour: '#246' });
  const crop = { x: 0, y: 0, width: 800, height: 800 };
  await askWhileFull(() => upload(client, other, 'private'));
  await askWhileFull(() => client.call(CHANGE_PHOTO, { id: photo.id, crop }));
  assert.equal((await photosOf(client)).length, 1);
  assert.equal((await client.get(photo.urls.large)).status, 200, 'the photo of before, as it was');
  assert.equal((await upload(client, other, 'private')).status, 201, 'with room again');
});

test('a disk that becomes full at any file of a picture stores none of its files', async () => {
  const { user } = await t.member();
  const before = stored();
  const made = madePicture();
  for (let space = 0; space < made.contents.size; space += 1) {
    room = space;
    await assert.rejects(addPicture(t.services, user.id, made, 'public'), { code: 'unavailable' });
    assert.deepEqual(stored(), before, `with room for ${space} files`);
  }
  room = Infinity;
  assert.ok(made.contents.size > 1);
});

test('a file that cannot be stored leaves no draft', async () => {
  mkdirSync(path.join(folder, 'ab/abcdef.webp'), { recursive: true });
  const before = stored();
  await assert.rejects(disk.put('abcdef.webp', Buffer.from('x')));
  assert.deepEqual(stored(), before);
});
