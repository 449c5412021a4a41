import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { busDocument } from './bus/document.ts';
import { ROOT } from './lib/workspace.ts';

/** `npm run docs:bus`: writes docs/bus.md from the topics of the contract. */
writeFileSync(join(ROOT, 'docs/bus.md'), busDocument(ROOT));
