import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callFiles } from './call-files.ts';
import { ROOT } from '#src/lib/workspace.ts';

/** `npm run endpoints`: writes the browser's calls from the endpoint table of the contract. */
for (const [path, text] of await callFiles()) writeFileSync(join(ROOT, path), text);
