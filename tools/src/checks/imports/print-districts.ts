import { ROOT } from '#src/lib/workspace.ts';
import { describeApi } from './api-graph.ts';

/** Prints how the modules of the API stand to each other, measured by their imports. */
for (const line of describeApi(ROOT)) console.log(line);
