import { writeGenerated } from '#src/lib/generated.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { busDocument } from './document.ts';

/** `npm run write bus`: writes docs/bus.md from the topics of the contract. */
writeGenerated('docs/bus.md', busDocument(ROOT));
