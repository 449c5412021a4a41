import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl';

const openZip = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** The files of a zip by name. @throws Error for a zip that is damaged */
export async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const opened = await openZip(zip, { lazyEntries: true });
  const read = promisify<Entry, NodeJS.ReadableStream>(opened.openReadStream.bind(opened));
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    opened.on('error', reject).on('end', resolve);
    opened.on('entry', (entry: Entry) => {
      read(entry)
        .then(buffer)
        .then((content) => {
          files.set(entry.fileName, content);
          opened.readEntry();
        }, reject);
    });
    opened.readEntry();
  });
  return files;
}
