import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS_FOLDER, callFiles } from './call-files.ts';
import { ROOT } from '#src/lib/workspace.ts';

/** `npm run endpoints`: writes the browser's calls from the endpoint table of the contract. */
const folder = join(ROOT, CALLS_FOLDER);
const files = await callFiles();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of files) writeFileSync(join(folder, name), text);
