import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { describeApi, findApiCircles } from './api-graph.ts';
import { findDatabaseViolations } from './database-rules.ts';

const FILES: Record<string, string> = {
  'api/src/app.ts': "import { like } from '#src/people/likes/face.ts';\nexport const app = like;",
  'api/src/platform/db/unit-of-work.ts': 'export const unit = (db) => db.transaction().execute(() => {});',
  'api/src/people/likes/face.ts': "export { like } from './service.ts';",
  'api/src/people/likes/service.ts':
    "import { find } from './repository.ts';\nimport type { Selectable } from 'kysely';\nexport type Row = Selectable<{ id: string }>;\nexport const like = find;",
  'api/src/people/likes/repository.ts':
    "import { sql } from 'kysely';\nexport async function find(tx) { return [tx.selectFrom('likes'), sql`select 1`]; }\nexport function fragment(viewer) { return sql`${viewer}`; }",
  'api/src/people/cards/face.ts': "export { card } from './service.ts';",
  'api/src/people/cards/service.ts':
    "import { like } from '#src/people/likes/face.ts';\nexport const card = like;",
};

describe('rules of the API', () => {
  const root = mkdtempSync(join(tmpdir(), 'api-rules-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  beforeEach(() => {
    rmSync(root, { recursive: true, force: true });
    for (const [path, source] of Object.entries(FILES)) write(path, source);
  });

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  it('a clean API has no finding', () => {
    assert.deepEqual([...findApiCircles(root), ...findDatabaseViolations(root)], []);
  });

  it('the structure is counted: modules, floors, arrows', () => {
    assert.deepEqual(describeApi(root).slice(0, 3), [
      'modules: 4 (platform 1, identity 0, people 2, money 0, conversation 0, operations 0, delivery 0, pages 0, site 0, root 1)',
      'floors: 2',
      'arrows: 2',
    ]);
  });

  const circles: [title: string, path: string, source: string, expected: RegExp][] = [
    [
      'two modules that import each other are a circle',
      'api/src/people/likes/x.ts',
      "import '#src/people/cards/face.ts';",
      /modules in a circle: people\/cards, people\/likes/,
    ],
    [
      'a cycle of types alone is a cycle',
      'api/src/people/likes/x.ts',
      "import type { card } from '#src/people/cards/face.ts';",
      /modules in a circle: people\/cards, people\/likes/,
    ],
  ];
  for (const [title, path, source, expected] of circles) {
    it(title, () => {
      write(path, source);
      const found = findApiCircles(root);
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found[0]!, expected);
    });
  }

  const planted: [title: string, path: string, source: string, expected: RegExp][] = [
    [
      'a query outside a repository is found',
      'api/src/people/likes/x.ts',
      "export const x = (tx) => tx.selectFrom('likes').execute();",
      /contains SQL/,
    ],
    [
      'a tagged statement outside a repository is found',
      'api/src/people/likes/x.ts',
      "import { sql } from 'kysely';\nexport const x = sql`select 1`;",
      /contains SQL/,
    ],
    [
      'a statement under another name is found',
      'api/src/people/likes/x.ts',
      "import { sql as words } from 'kysely';\nexport const x = words`select 1`;",
      /contains SQL/,
    ],
    [
      'commands contain no SQL either',
      'api/src/cli/x.ts',
      "export const x = (db) => db.deleteFrom('likes').execute();",
      /contains SQL/,
    ],
    [
      'a transaction outside the unit of work is found',
      'api/src/people/likes/x.ts',
      'export const x = (db) => db.transaction().execute(() => {});',
      /use unitOfWork/,
    ],
    [
      'a repository opens no transaction by itself',
      'api/src/people/likes/x-repository.ts',
      'export const x = (db) => db.transaction().execute(() => {});',
      /use unitOfWork/,
    ],
    [
      'a repository function without its handle is found',
      'api/src/people/likes/x-repository.ts',
      'export async function lost(id) { return id; }',
      /lost needs the transaction handle/,
    ],
    [
      'a handle that does not come first is found',
      'api/src/people/likes/x-repository.ts',
      "export function late(id, tx) { return tx.selectFrom('likes').where('id', '=', id).execute(); }",
      /late needs the transaction handle/,
    ],
    [
      'an optional handle is found',
      'api/src/people/likes/x-repository.ts',
      'export async function loose(tx?: unknown) { return tx; }',
      /loose needs the transaction handle/,
    ],
  ];
  for (const [title, path, source, expected] of planted) {
    it(title, () => {
      write(path, source);
      const found = findDatabaseViolations(root);
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found[0]!, expected);
    });
  }

  it('a command may open a transaction of its own kind', () => {
    write('api/src/cli/x.ts', 'export const x = (db) => db.transaction().execute(() => {});');
    assert.deepEqual(findDatabaseViolations(root), []);
  });
});
