import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#src/lib/workspace.ts';
import { ABSENT_FILE, absentModule } from './absent.ts';

/** `npm run absent-settings`: writes what a page assumes until its settings come, from the table of settings. */
writeFileSync(join(ROOT, ABSENT_FILE), await absentModule(ROOT));
