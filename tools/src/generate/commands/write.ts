import { commandDocuments } from '#src/commands/document.ts';
import { writeGenerated } from '#src/lib/generated.ts';

/** `npm run write commands`: writes the tables of commands into README, CONTRIBUTING and tools/README. */
for (const [file, text] of commandDocuments()) writeGenerated(file, text);
