import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { newId } from '#src/platform/lib/ids.ts';

/** Stores files by name. Names are made by the server: letters, digits, dot and dash only. */
export interface FileStore {
  /** Stores a file whole or not at all, and only returns when it is on the disk. */
  put(name: string, content: Buffer): Promise<void>;
  /**
   * Stores what is written to a stream, piece by piece, whole or not at all. A process that dies in it leaves a draft, which `remove` deletes.
   * @returns its size
   */
  putStream(name: string, write: (target: Writable) => Promise<void>): Promise<number>;
  /** A file's content, or null when there is none. */
  read(name: string): Promise<{ stream: Readable; size: number } | null>;
  remove(name: string): Promise<void>;
}

/** Where a stream is written until it is whole. */
const draftOf = (target: string): string => `${target}.part`;

const NAME = /^[A-Za-z0-9-]{2,64}\.[a-z0-9]{1,8}$/;

/** Files on disk below a folder, spread over subfolders by the first two characters of their name. */
export function createDiskFiles(folder: string): FileStore {
  const locate = (name: string) => {
    if (!NAME.test(name)) throw new RangeError('not a stored file name');
    return path.join(folder, name.slice(0, 2), name);
  };
  return {
    async put(name, content) {
      const target = locate(name);
      await mkdir(path.dirname(target), { recursive: true });
      const draft = `${target}.${newId()}`;
      try {
        const handle = await open(draft, 'wx');
        try {
          await handle.writeFile(content);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, target);
      } catch (error) {
        // A draft left behind would fill a full disk further.
        await rm(draft, { force: true });
        throw error;
      }
    },
    async putStream(name, write) {
      const target = locate(name);
      await mkdir(path.dirname(target), { recursive: true });
      const stream = createWriteStream(draftOf(target), { flags: 'wx', flush: true });
      await write(stream);
      await rename(draftOf(target), target);
      return stream.bytesWritten;
    },
    async read(name) {
      if (!NAME.test(name)) return null;
      const file = locate(name);
      const found = await stat(file).catch(() => null);
      return found?.isFile() ? { stream: createReadStream(file), size: found.size } : null;
    },
    async remove(name) {
      for (const file of [locate(name), draftOf(locate(name))]) await rm(file, { force: true });
    },
  };
}
