import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { busDocument } from './document.ts';
import { ROOT } from '#src/lib/workspace.ts';

/** `npm run docs:bus`: writes docs/bus.md from the topics of the contract. */
writeFileSync(join(ROOT, 'docs/bus.md'), busDocument(ROOT));
