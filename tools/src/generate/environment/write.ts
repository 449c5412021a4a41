import { writeGenerated } from '#src/lib/generated.ts';
import { DOCUMENT, environmentDocument } from './table.ts';

/** `npm run write environment`: writes the table of variables into the README. */
writeGenerated(DOCUMENT, await environmentDocument());
