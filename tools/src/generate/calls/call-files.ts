import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@rendezvous/contract/kernel/endpoint';
import type { Finding } from '#src/lib/check.ts';
import { formatted } from '#src/lib/formatted.ts';
import { callsModule, foldersModule, visitorReadsModule } from './calls.ts';

export const CONTRACT = 'shared/contract/src';

/** The generated files of the contract as its folders with endpoints require them: path and text. */
export async function callFiles(root: string): Promise<Map<string, string>> {
  const folders = filesNamed(root, 'endpoints.ts').map((path) => dirname(path).slice(CONTRACT.length + 1));
  const modules = await Promise.all(
    folders.map(async (folder) => [folder, await endpointsIn(root, folder)] as const),
  );
  const reads = visitorReadsModule(modules.flatMap(([, endpoints]) => Object.values(endpoints)));
  const all: [path: string, text: string][] = [
    ['composition/endpoint-folders.ts', foldersModule(folders)],
    ['composition/visitor-reads.ts', reads],
    ...modules.map(([folder, endpoints]): [string, string] => [
      `${folder}/calls.ts`,
      callsModule(folder, endpoints),
    ]),
  ];
  const files = all.map(async ([path, text]) => {
    const file = `${CONTRACT}/${path}`;
    return [file, await formatted(file, text)] as const;
  });
  return new Map(await Promise.all(files));
}

async function endpointsIn(root: string, folder: string): Promise<Readonly<Record<string, Endpoint>>> {
  return import(pathToFileURL(join(root, CONTRACT, folder, 'endpoints.ts')).href);
}

/** Files of calls in folders without endpoints. */
export function leftOverCalls(root: string, wanted: ReadonlyMap<string, string>): string[] {
  return filesNamed(root, 'calls.ts').filter((path) => !wanted.has(path));
}

/** Generated files that differ from the folders with endpoints, and files of calls in folders without. */
export async function callFindings(root: string): Promise<Finding[]> {
  const wanted = await callFiles(root);
  const stale = [...wanted].filter(([path, text]) => readOr(join(root, path)) !== text);
  return [
    ...stale.map(([path]) => `${path} is not what the endpoints say: run "npm run write calls"`),
    ...leftOverCalls(root, wanted).map(
      (path) => `${path} is in a folder without endpoints: run "npm run write calls"`,
    ),
  ];
}

function filesNamed(root: string, name: string): string[] {
  return globSync(`${CONTRACT}/**/${name}`, { cwd: root }).sort();
}

function readOr(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
