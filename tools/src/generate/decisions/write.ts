import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#src/lib/workspace.ts';
import { decisionsDocument, INDEX } from './document.ts';
import { readDecisions } from './read.ts';

/** `npm run docs:decisions`: writes the index of decisions. */
writeFileSync(join(ROOT, INDEX), decisionsDocument(readDecisions(ROOT)));
