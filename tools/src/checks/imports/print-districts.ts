import { ROOT } from '#src/lib/workspace.ts';
import { describeApi } from './api-graph.ts';

/** Prints the dependencies between the modules of the API, measured by their imports. */
for (const line of describeApi(ROOT)) console.log(line);
