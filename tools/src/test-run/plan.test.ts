import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT, workspacePackages } from '#src/lib/workspace.ts';
import { DAILY_JOURNEYS, JEST_GROUPS, REST_API, REST_JOURNEYS, REST_TOOLS, TWO_SIZES } from './plan.ts';

const filesIn = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: join(ROOT, folder), exclude: ['**/node_modules'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

describe('the plan of the tests', () => {
  it('has each journey in one of its two lists', () => {
    const listed = [...Object.keys(DAILY_JOURNEYS), ...Object.keys(REST_JOURNEYS)].sort();
    assert.deepEqual(listed, filesIn('e2e', '{journeys,failures,development}/**/*.test.ts'));
  });

  it('runs in two sizes only journeys of npm test', () => {
    for (const file of Object.keys(TWO_SIZES)) assert.ok(file in DAILY_JOURNEYS, file);
  });

  it('names tests of the tools that exist', () => {
    const files = filesIn('tools', 'src/**/*.test.ts');
    for (const file of Object.keys(REST_TOOLS)) assert.ok(files.includes(file), file);
  });

  it('names tests of the API that exist', () => {
    const files = filesIn('api', 'test/**/*.test.ts');
    for (const file of Object.keys({ ...REST_API.rest, ...REST_API.twoSizes }))
      assert.ok(files.includes(file), file);
  });

  it('has each package with Jest tests in one group', () => {
    const packages = workspacePackages()
      .filter(({ manifest }) => manifest.scripts?.test?.includes('run-jest'))
      .map(({ dir }) => dir);
    assert.deepEqual(Object.values(JEST_GROUPS).flat().sort(), packages.sort());
  });
});
