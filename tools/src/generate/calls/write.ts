import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeGenerated } from '#src/lib/generated.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { callFiles, leftOverCalls } from './call-files.ts';

/** `npm run write calls`: writes the table of endpoints and the browser's calls from the folders of the contract. */
const files = await callFiles(ROOT);
for (const [path, text] of files) writeGenerated(path, text);
for (const path of leftOverCalls(ROOT, files)) rmSync(join(ROOT, path));
