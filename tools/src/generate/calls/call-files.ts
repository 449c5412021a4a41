import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ENDPOINT_FILES, ENDPOINTS } from '@rendezvous/contract/endpoint-table';
import { format, resolveConfig } from 'prettier';
import type { Finding } from '#src/lib/check.ts';
import { ROOT } from '#src/lib/workspace.ts';
import { callsModule, visitorReadsModule } from './calls.ts';

export const CALLS_FOLDER = 'shared/contract/src/calls';
const ENDPOINTS_FOLDER = 'shared/contract/src/endpoints';

/** The files of `calls/` as they have to be: name and text. */
export async function callFiles(): Promise<Map<string, string>> {
  const texts = Object.entries(ENDPOINT_FILES).map(
    ([file, endpoints]) => [`${file}.ts`, callsModule(file, endpoints)] as const,
  );
  const all = [...texts, ['visitor-reads.ts', visitorReadsModule(ENDPOINTS.map(([, one]) => one))] as const];
  const config = await resolveConfig(join(ROOT, CALLS_FOLDER, 'calls.ts'));
  return new Map(
    await Promise.all(
      all.map(
        async ([name, text]) => [name, await format(text, { ...config, parser: 'typescript' })] as const,
      ),
    ),
  );
}

/** Files of calls that differ from the table, and files of endpoints that the table leaves out. */
export async function callFindings(root: string): Promise<Finding[]> {
  const wanted = await callFiles();
  const stale = [...wanted].filter(([name, text]) => readOr(join(root, CALLS_FOLDER, name)) !== text);
  const extra = namesIn(root, CALLS_FOLDER).filter((name) => !wanted.has(name));
  const leftOut = namesIn(root, ENDPOINTS_FOLDER).filter(
    (name) => !(basename(name, '.ts') in ENDPOINT_FILES),
  );
  return [
    ...stale.map(([name]) => `${CALLS_FOLDER}/${name} is not what the table says: run "npm run endpoints"`),
    ...extra.map(
      (name) => `${CALLS_FOLDER}/${name} belongs to no file of endpoints: run "npm run endpoints"`,
    ),
    ...leftOut.map((name) => `${ENDPOINTS_FOLDER}/${name} is missing in endpoint-table.ts`),
  ];
}

function namesIn(root: string, folder: string): string[] {
  return globSync('*.ts', { cwd: join(root, folder) }).filter((name) => !name.endsWith('.test.ts'));
}

function readOr(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
