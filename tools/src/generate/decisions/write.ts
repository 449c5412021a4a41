import { writeGenerated } from '#src/lib/generated.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { decisionsDocument, INDEX } from './document.ts';
import { readDecisions } from './read.ts';

/** `npm run write decisions`: writes the index of decisions. */
writeGenerated(INDEX, decisionsDocument(readDecisions(ROOT)));
