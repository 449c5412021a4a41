import { writeGenerated } from '#src/lib/generated.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { ABSENT_FILE, absentModule } from './absent.ts';

/** `npm run write absent-settings`: writes what a page assumes until its settings come, from the table of settings. */
writeGenerated(ABSENT_FILE, await absentModule(ROOT));
