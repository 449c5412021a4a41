import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@rendezvous/contract/composition/endpoint-table';
import { TOPICS } from '@rendezvous/contract/composition/events';
import type { Finding } from '#src/lib/check.ts';
import { isTestFile } from '#src/lib/workspace.ts';

/** Topics that their owner never publishes. `sourceOf` gives all sources of a package as one text. */
export function unpublishedTopics(
  topics: Readonly<Record<string, { owner: string }>>,
  sourceOf: (folder: string) => string,
): Finding[] {
  return Object.entries(topics).flatMap(([topic, { owner }]) => {
    const folder = owner === 'shell' ? 'shell' : `mfe-${owner}`;
    const publishes = new RegExp(`\\bpublish\\(\\s*'${topic}'`).test(sourceOf(folder));
    return publishes ? [] : [`${folder} never publishes the topic ${topic}, which it owns`];
  });
}

/** Endpoints that no test of the API calls by name. */
export function untestedEndpoints(names: readonly string[], tests: string): Finding[] {
  const words = new Set(tests.match(/\w+/g));
  return names.filter((name) => !words.has(name)).map((name) => `${name} has no test in api/test`);
}

export function completenessOf(root: string, files: readonly string[]): Finding[] {
  const read = (paths: readonly string[]): string =>
    paths.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
  const sourceOf = (folder: string): string =>
    read(
      files.filter((file) => file.startsWith(`${folder}/src/`) && /\.tsx?$/.test(file) && !isTestFile(file)),
    );
  const tests = read(files.filter((file) => file.startsWith('api/test/') && file.endsWith('.ts')));
  return [
    ...unpublishedTopics(TOPICS, sourceOf),
    ...untestedEndpoints(
      ENDPOINTS.map(([name]) => name),
      tests,
    ),
  ];
}
