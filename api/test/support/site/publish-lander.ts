import { readFileSync } from 'node:fs';
import { runCommand } from '#src/cli/terminal.ts';
import { publishLander } from '#src/site/landers/service.ts';
import type { LanderEdition } from '#src/site/landers/face.ts';

/** Publishes the edition of a landing page of a file, in the database of the environment: marketing has no command line. */
const file = process.argv[2]!;
const edition = JSON.parse(readFileSync(file, 'utf8')) as LanderEdition;
await runCommand(({ db }) => db.transaction().execute((tx) => publishLander(tx, edition, new Date())));
