import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Selectable } from 'kysely';
import { ZipFile } from 'yazl';
import type { UsersTable } from '#src/identity/accounts/tables.ts';
import type { Services } from '#src/platform/services.ts';
import { dataJson } from './contents/data-json.ts';
import { exportSchema } from './contents/schema.ts';
import { photoFilesOf } from './contents/repository.ts';
import { readmeText } from './readme.ts';

/** Writes a member's data, their schema, photos and a read-me as a zip. Nothing is in memory whole: rows come page by page, photos one by one. */
export async function writeArchive(
  services: Pick<Services, 'db' | 'files' | 'clock' | 'settings'>,
  user: Selectable<UsersTable>,
  target: Writable,
): Promise<void> {
  const { db, files, clock, settings } = services;
  const zip = new ZipFile();
  const failure = new AbortController();
  zip.on('error', (error: Error) => failure.abort(error));
  const site = settings.value(user.domain, 'name');
  zip.addBuffer(Buffer.from(readmeText(user.language, site)), 'readme.txt');
  zip.addBuffer(Buffer.from(`${JSON.stringify(exportSchema(), null, 2)}\n`), 'schema.json');
  zip.addReadStreamLazy('data.json', {}, (give) =>
    give(null, Readable.from(dataJson(db, user, clock.now()))),
  );
  for (const { name, file } of await photoFilesOf(db, user.id))
    zip.addReadStreamLazy(`photos/${name}`, { compress: false }, (give) => {
      // A photo deleted meanwhile leaves an empty file: its name is in the list already.
      files.read(file).then(
        (found) => give(null, found?.stream ?? Readable.from([])),
        (error: Error) => give(error, Readable.from([])),
      );
    });
  zip.end();
  await pipeline(zip.outputStream, target, { signal: failure.signal });
}
