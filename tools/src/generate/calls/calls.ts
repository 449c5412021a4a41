import type { Endpoint } from '@rendezvous/contract/kernel/endpoint';

type EndpointFile = Readonly<Record<string, Endpoint>>;

const written = (source: string): string =>
  `// Written by "npm run write calls" from ${source}. Do not edit.\n`;

/** Module of the calls of one folder: method, path, and types by `import type` alone. */
export function callsModule(folder: string, endpoints: EndpointFile): string {
  const calls = Object.entries(endpoints).map(
    ([name, { method, path, summary }]) => `
/** ${summary} */
export const ${name}: CallOf<typeof endpoints.${name}> = { method: '${method}', path: '${path}' };
`,
  );
  return `${written(`${folder}/endpoints.ts`)}import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';
${calls.join('')}`;
}

/** Module of all folders with endpoints. */
export function foldersModule(folders: readonly string[]): string {
  const imports = folders.map(
    (folder) => `import * as ${nameOf(folder)} from '#src/${folder}/endpoints.ts';\n`,
  );
  const lines = folders.map((folder) =>
    folder === nameOf(folder) ? `  ${folder},\n` : `  '${folder}': ${nameOf(folder)},\n`,
  );
  return `${written('the folders with endpoints')}${imports.join('')}
/** The endpoints of each folder. */
export const FOLDERS = {
${lines.join('')}} as const;
`;
}

/** Name of the import of a folder: `likes`, `operatorsMembers`. */
const nameOf = (folder: string): string =>
  folder.replace('resources/', '').replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());

/** Module of the paths visitors may read: a screen that stays after a log-out reads them again. */
export function visitorReadsModule(endpoints: readonly Endpoint[]): string {
  const paths = endpoints.filter(isVisitorRead).map(({ path }) => path);
  return `${written('the endpoint table')}/** Paths whose JSON visitors may read, some with another answer than a member's. */
export const VISITOR_READS: readonly string[] = ${JSON.stringify(paths.toSorted())};
`;
}

/** Answers of the specified API (`.php`) alone: documents and the state of the process are on no screen. */
function isVisitorRead({ method, access, response, media, path }: Endpoint): boolean {
  return method === 'GET' && access === 'public' && response !== undefined && !media && path.endsWith('.php');
}
