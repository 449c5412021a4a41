import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#src/lib/workspace.ts';
import { shippedDependencies } from './dependencies.ts';
import { licencesDocument } from './document.ts';

/** `npm run write licences`: writes the tables of docs/licences.md from the lock file. */
const file = join(ROOT, 'docs/licences.md');
writeFileSync(
  file,
  licencesDocument(existsSync(file) ? readFileSync(file, 'utf8') : '', shippedDependencies(ROOT)),
);
