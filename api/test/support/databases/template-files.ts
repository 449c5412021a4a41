import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';

/** PostgreSQL's own two databases, which no test opens: half of the files. */
const NEVER_OPENED = /^base\/[14](\/|$)/;

/** Files of a database folder, read once per process. */
export interface TemplateFiles {
  folders: readonly string[];
  files: ReadonlyMap<string, Uint8Array>;
}

/** Reads the files that a copy of a database needs. */
export function readTemplate(folder: string): TemplateFiles {
  const folders: string[] = [];
  const files = new Map<string, Uint8Array>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
    if (NEVER_OPENED.test(name)) continue;
    if (entry.isDirectory()) folders.push(name);
    else files.set(name, readFileSync(path.join(folder, name)));
  }
  return { folders: folders.sort(), files };
}

/**
 * A database in memory that begins as a copy of a folder. A dump (`loadDataDir`) costs three times the processor: it is streamed,
 * unpacked, and each file's path is looked up folder by folder.
 */
export class CopiedFiles extends MemoryFS {
  readonly #template: TemplateFiles;

  constructor(template: TemplateFiles) {
    super();
    this.#template = template;
  }

  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module;
    const root = PGlite.paths.PGDATA;
    for (const folder of ['', ...this.#template.folders]) FS.mkdirTree(`${root}/${folder}`);
    // A copy of its own: `slice` of a Buffer would share the template's memory, and the database writes in place.
    for (const [name, content] of this.#template.files)
      FS.writeFile(`${root}/${name}`, new Uint8Array(content), { canOwn: true });
  }
}
