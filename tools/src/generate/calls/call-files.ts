import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENDPOINT_FILES, ENDPOINTS } from '@rendezvous/contract/composition/endpoint-table';
import { format, resolveConfig } from 'prettier';
import type { Finding } from '#src/lib/check.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { callsModule, visitorReadsModule } from './calls.ts';

export const CONTRACT = 'shared/contract/src';

/** The generated files of the contract as they have to be: path and text. */
export async function callFiles(): Promise<Map<string, string>> {
  const texts = Object.entries(ENDPOINT_FILES).map(
    ([folder, endpoints]) => [`${folder}/calls.ts`, callsModule(folder, endpoints)] as const,
  );
  const reads = visitorReadsModule(ENDPOINTS.map(([, endpoint]) => endpoint));
  const all = [...texts, ['composition/visitor-reads.ts', reads] as const];
  const config = await resolveConfig(join(ROOT, CONTRACT, 'composition/visitor-reads.ts'));
  return new Map(
    await Promise.all(
      all.map(
        async ([path, text]) =>
          [`${CONTRACT}/${path}`, await format(text, { ...config, parser: 'typescript' })] as const,
      ),
    ),
  );
}

/** Files of calls that differ from the table, and folders with endpoints that the table leaves out. */
export async function callFindings(root: string): Promise<Finding[]> {
  const wanted = await callFiles();
  const stale = [...wanted].filter(([path, text]) => readOr(join(root, path)) !== text);
  const extra = filesNamed(root, 'calls.ts').filter((path) => !wanted.has(path));
  const leftOut = filesNamed(root, 'endpoints.ts').filter(
    (path) => !(dirname(path).slice(CONTRACT.length + 1) in ENDPOINT_FILES),
  );
  return [
    ...stale.map(([path]) => `${path} is not what the table says: run "npm run endpoints"`),
    ...extra.map((path) => `${path} is in a folder without endpoints: delete it`),
    ...leftOut.map((path) => `${path} is missing in endpoint-table.ts`),
  ];
}

function filesNamed(root: string, name: string): string[] {
  return globSync(`${CONTRACT}/**/${name}`, { cwd: root }).sort();
}

function readOr(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
