import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { findImportViolations } from './import-rules.ts';

/** A small workspace with the folders of the real one, clean until a test plants something in it. */
const WORKSPACE: Record<string, unknown> = {
  'package.json': {
    name: 'planted',
    workspaces: ['shared/*', 'shell', 'mfe-a', 'mfe-b', 'api', 'e2e'],
    devDependencies: { jest: '1' },
  },
  'shared/rules/package.json': { name: '@rendezvous/rules', dependencies: { '@rendezvous/contract': '*' } },
  'shared/contract/package.json': {
    name: '@rendezvous/contract',
    dependencies: { '@rendezvous/rules': '*' },
  },
  'shared/testing/package.json': {
    name: '@rendezvous/testing',
    dependencies: { '@rendezvous/contract': '*' },
  },
  'shared/bus/package.json': { name: '@rendezvous/bus', dependencies: { '@rendezvous/contract': '*' } },
  'shared/ui/package.json': { name: '@rendezvous/ui', dependencies: { '@rendezvous/bus': '*' } },
  'shell/package.json': {
    name: '@rendezvous/shell',
    dependencies: { '@rendezvous/contract': '*', '@rendezvous/mfe-a': '*' },
  },
  'mfe-a/package.json': {
    name: '@rendezvous/mfe-a',
    dependencies: { '@rendezvous/contract': '*', '@rendezvous/mfe-b': '*', react: '1' },
    devDependencies: { '@rendezvous/testing': '*' },
  },
  'mfe-b/package.json': { name: '@rendezvous/mfe-b' },
  'api/package.json': {
    name: '@rendezvous/api',
    dependencies: { '@rendezvous/contract': '*', '@rendezvous/rules': '*', '@rendezvous/ui': '*' },
  },
  'e2e/package.json': {
    name: '@rendezvous/e2e',
    dependencies: { '@rendezvous/contract': '*', '@rendezvous/shell': '*' },
  },
};

const FILES: Record<string, string> = {
  'shared/rules/src/money.ts': 'export const percentOff = 1;',
  'shared/contract/src/kernel/routes.ts':
    "import { percentOff } from '@rendezvous/rules/money';\nexport const routes = [percentOff];",
  'shared/contract/src/resources/likes/schemas.ts':
    "import { routes } from '#src/kernel/routes.ts';\nexport type Like = typeof routes;",
  'shared/contract/src/operators/values.ts':
    "import type { Like } from '#src/resources/likes/schemas.ts';\nexport const RIGHTS: Like[] = [];",
  'shared/contract/src/settings/table.ts':
    "import { RIGHTS } from '#src/operators/values.ts';\nexport const table = RIGHTS;",
  'shared/contract/src/composition/endpoint-table.ts':
    "import { table } from '#src/settings/table.ts';\nexport const endpoints = table;",
  'mfe-a/src/app/remote.ts':
    "import { x } from '#src/features/likes/x.ts';\nimport { routes } from '@rendezvous/contract/kernel/routes';\nexport const y = [x, routes];",
  'mfe-a/src/features/likes/x.ts': 'export const x = 1;',
  'mfe-a/src/features/cards/card.ts': 'export const card = 1;',
  'mfe-b/src/app/remote.ts': 'export const z = 1;',
  'shell/src/main.ts': "import '#src/app/start.ts';",
  'shell/src/app/start.ts': "import '#src/features/offers/offer.ts';\nexport const start = 1;",
  'shell/src/features/offers/offer.ts': "import '#src/kernel/loader/loader.ts';\nexport const offer = 1;",
  'shell/src/kernel/loader/loader.ts': "import '#src/kernel/session/session.ts';\nexport type Loader = 1;",
  'shell/src/kernel/session/session.ts': 'export const session = 1;',
  'api/src/app.ts':
    "import { likeRoutes } from '#src/people/likes/routes.ts';\nexport const app = likeRoutes;",
  'api/src/platform/lib/clock.ts': 'export const now = 1;',
  'api/src/platform/db/schema.ts': 'export interface Database {}',
  'api/src/platform/settings/face.ts': "export { settings } from './service.ts';",
  'api/src/platform/settings/service.ts':
    "import { now } from '#src/platform/lib/clock.ts';\nexport const settings = now;",
  'api/src/identity/accounts/face.ts': "export { account } from './service.ts';",
  'api/src/identity/accounts/service.ts': 'export const account = 1;',
  'api/src/people/likes/face.ts': "export { like } from './service.ts';",
  'api/src/people/likes/service.ts':
    "import { percentOff } from '@rendezvous/rules/money';\nimport { account } from '#src/identity/accounts/face.ts';\nimport { find } from './repository.ts';\nexport const like = [account, find, percentOff];",
  'api/src/people/likes/repository.ts': 'export async function find(tx: unknown) { return tx; }',
  'api/src/people/likes/tables.ts': 'export interface LikesTable { id: string }',
  'api/src/people/likes/presenter.ts': 'export const present = 1;',
  'api/src/people/likes/routes.ts': 'export const likeRoutes = 1;',
  'api/src/people/cards/face.ts': "export { card, type Card } from './service.ts';",
  'api/src/people/cards/service.ts':
    "import { like } from '#src/people/likes/face.ts';\nimport type { LikesTable } from '#src/people/likes/tables.ts';\nexport type Card = LikesTable;\nexport const card = like;",
};

describe('import rules', () => {
  let root: string;
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'import-rules-'));
  });
  after(() => rmSync(root, { recursive: true, force: true }));
  beforeEach(() => {
    rmSync(root, { recursive: true, force: true });
    for (const [path, manifest] of Object.entries(WORKSPACE)) write(path, JSON.stringify(manifest));
    for (const [path, source] of Object.entries(FILES)) write(path, source);
  });

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  it('a clean workspace has no violation', () => {
    assert.deepEqual(findImportViolations(root), []);
  });

  const planted: [title: string, path: string, source: string, expected: RegExp][] = [
    [
      'the shell may not import a remote',
      'shell/src/app/x.ts',
      "import '@rendezvous/mfe-a/app/remote';",
      /shell may not import mfe-a/,
    ],
    [
      'a remote may not import another',
      'mfe-a/src/app/x.ts',
      "import '@rendezvous/mfe-b/app/remote';",
      /mfe-a may not import mfe-b/,
    ],
    [
      'a lazy import counts too',
      'mfe-a/src/app/x.ts',
      "export const l = () => import('@rendezvous/mfe-b/app');",
      /mfe-a may not import mfe-b/,
    ],
    [
      'a type import counts too',
      'mfe-a/src/app/x.ts',
      "import type { X } from '@rendezvous/mfe-b/app';",
      /mfe-a may not import mfe-b/,
    ],
    [
      'ui may not import the bus',
      'shared/ui/src/x.ts',
      "import '@rendezvous/bus/bus';",
      /shared\/ui may not import shared\/bus/,
    ],
    [
      'rules import nothing of ours, not the contract either',
      'shared/rules/src/x.ts',
      "import '@rendezvous/contract/kernel/routes';",
      /shared\/rules may not import shared\/contract/,
    ],
    [
      'the api may not import ui',
      'api/src/x.ts',
      "import '@rendezvous/ui/controls/button';",
      /api may not import shared\/ui/,
    ],
    [
      'journeys may not import a source',
      'e2e/journeys/x.test.ts',
      "import '@rendezvous/shell/x';",
      /e2e may not import shell/,
    ],
    [
      'testing stays in tests',
      'mfe-a/src/app/x.ts',
      "import '@rendezvous/testing/render';",
      /for tests only/,
    ],
    [
      'a path may not leave its package',
      'mfe-a/src/x.ts',
      "import '../../mfe-b/src/app/remote.ts';",
      /leaves the package/,
    ],
    [
      'a feature may not import a feature',
      'mfe-a/src/features/cards/x.ts',
      "import '#src/features/likes/x.ts';",
      /feature cards may not import feature likes/,
    ],
    [
      'the kernel of the contract imports no resource, types included',
      'shared/contract/src/kernel/x.ts',
      "import type { Like } from '#src/resources/likes/schemas.ts';",
      /kernel\/ may not import resources\//,
    ],
    [
      'a resource of the contract imports no table of operators',
      'shared/contract/src/resources/likes/x.ts',
      "import { RIGHTS } from '#src/operators/values.ts';",
      /resources\/ may not import operators\//,
    ],
    [
      'operators import no setting',
      'shared/contract/src/operators/x.ts',
      "import '#src/settings/table.ts';",
      /operators\/ may not import settings\//,
    ],
    [
      'a setting imports no table of endpoints',
      'shared/contract/src/settings/x.ts',
      "import '#src/composition/endpoint-table.ts';",
      /settings\/ may not import composition\//,
    ],
    [
      'a file of the contract is in a layer',
      'shared/contract/src/x.ts',
      'export const x = 1;',
      /is in no layer of the contract/,
    ],
    [
      'a resource of the contract is a folder',
      'shared/contract/src/resources/x.ts',
      'export const x = 1;',
      /is in no folder of a noun/,
    ],
    [
      'a feature may not import upward',
      'mfe-a/src/features/cards/x.ts',
      "import '#src/app/remote.ts';",
      /features\/ may not import app\//,
    ],
    [
      'lib imports nothing above it',
      'mfe-a/src/lib/x.ts',
      "import '#src/features/cards/card.ts';",
      /lib\/ may not import features\//,
    ],
    [
      'a feature of the shell may not import a feature',
      'shell/src/features/alerts/x.ts',
      "import '#src/features/offers/offer.ts';",
      /feature alerts may not import feature offers/,
    ],
    [
      'the kernel may not import a feature',
      'shell/src/kernel/session/x.ts',
      "import '#src/features/offers/offer.ts';",
      /kernel\/ may not import features\//,
    ],
    [
      'the kernel may not import the application, not even a type',
      'shell/src/kernel/session/x.ts',
      "import type { start } from '#src/app/start.ts';",
      /kernel\/ may not import app\//,
    ],
    [
      'rooms of the kernel may not form a circle, types included',
      'shell/src/kernel/session/x.ts',
      "import type { Loader } from '#src/kernel/loader/loader.ts';",
      /kernel\/loader → shell\/src\/kernel\/session → shell\/src\/kernel\/loader: is a circle/,
    ],
    [
      'nothing imports an entry of a build',
      'shell/src/app/x.ts',
      "import '#src/main.ts';",
      /may not import an entry/,
    ],
    ['a file of the shell is in a layer', 'shell/src/pages/x.ts', 'export const x = 1;', /is in no layer/],
    [
      'a file of a feature is in its folder',
      'shell/src/features/x.ts',
      'export const x = 1;',
      /is in no feature/,
    ],
    [
      'a district may not know one above it',
      'api/src/identity/accounts/x.ts',
      "import '#src/people/likes/face.ts';",
      /identity may not know people, which is above it/,
    ],
    [
      'a type from above counts like a value',
      'api/src/identity/accounts/x.ts',
      "import type { Card } from '#src/people/cards/face.ts';",
      /identity may not know people/,
    ],
    [
      'rows from above count as well',
      'api/src/platform/db/x.ts',
      "import type { LikesTable } from '#src/people/likes/tables.ts';",
      /platform may not know people/,
    ],
    [
      'a lazy import from above counts too',
      'api/src/platform/lib/x.ts',
      "export const l = () => import('#src/people/likes/face.ts');",
      /platform may not know people/,
    ],
    [
      'the ground of the platform knows none of its modules',
      'api/src/platform/lib/x.ts',
      "import '#src/platform/settings/face.ts';",
      /platform\/lib may not import a module/,
    ],
    [
      'no source imports what tests share',
      'api/src/people/cards/x.ts',
      "import '#test/harness.ts';",
      /is for tests/,
    ],
    [
      'no district knows the root',
      'api/src/people/cards/x.ts',
      "import '#src/app.ts';",
      /may not import the root/,
    ],
    [
      "a repository is its module's own",
      'api/src/people/cards/x.ts',
      "import '#src/people/likes/repository.ts';",
      /repository of likes is its own/,
    ],
    [
      'a type of a foreign repository counts too',
      'api/src/people/cards/x.ts',
      "import type { find } from '#src/people/likes/repository.ts';",
      /repository of likes is its own/,
    ],
    [
      'the service of a module is its own',
      'api/src/people/cards/x.ts',
      "import '#src/people/likes/service.ts';",
      /service\.ts is likes's own; import likes\/face\.ts/,
    ],
    [
      'only the face of a module is open',
      'api/src/people/cards/x.ts',
      "import '#src/people/likes/presenter.ts';",
      /presenter\.ts is likes's own/,
    ],
    [
      'tables are open as types alone',
      'api/src/people/cards/x.ts',
      "import '#src/people/likes/tables.ts';",
      /tables\.ts is likes's own/,
    ],
    [
      'the root imports faces and routes only',
      'api/src/x.ts',
      "import '#src/people/likes/presenter.ts';",
      /presenter\.ts is likes's own/,
    ],
    [
      'routes are registered by the root alone',
      'api/src/people/cards/x.ts',
      "import '#src/people/likes/routes.ts';",
      /registered by the root alone/,
    ],
    [
      'a repository may not call its service',
      'api/src/people/cards/x-repository.ts',
      "import './service.ts';",
      /repository may not import its service/,
    ],
    [
      'a module does not import its own face',
      'api/src/people/likes/x.ts',
      "import './face.ts';",
      /the face of a module is for other modules/,
    ],
    [
      'a service exports no names of another file',
      'api/src/people/likes/x.ts',
      "export { present } from './presenter.ts';",
      /exports names of another file; only a face\.ts does/,
    ],
    [
      'a face contains exports alone',
      'api/src/people/likes/face.ts',
      "export { like } from './service.ts';\nexport const rule = 1;",
      /contains more than exports/,
    ],
    [
      'a face exports its own module alone',
      'api/src/people/cards/face.ts',
      "export { card, type Card } from './service.ts';\nexport { like } from '#src/people/likes/face.ts';",
      /exports names of another module/,
    ],
    [
      'only routes may import routes',
      'api/src/people/likes/x.ts',
      "import './routes.ts';",
      /only routes may import routes/,
    ],
    [
      'a folder that is no district is refused',
      'api/src/helpers/clock.ts',
      'export const c = 1;',
      /helpers\/ is no district/,
    ],
    ['a file of a district is in a module', 'api/src/people/x.ts', 'export const c = 1;', /is in no module/],
    ['a package must be declared', 'mfe-a/src/app/x.ts', "import 'lodash';", /does not list lodash/],
    [
      'a development tool is not for the product',
      'mfe-a/src/app/x.ts',
      "import 'jest';",
      /does not list jest/,
    ],
    [
      'an import carries its extension',
      'mfe-a/src/app/x.ts',
      "import '#src/features/likes/x';",
      /no such file/,
    ],
    [
      'a package shared by its used names is a dependency',
      'mfe-a/src/app/x.ts',
      "export { a } from '#whole/a-package';",
      /does not list a-package/,
    ],
    ['a package has no barrel', 'mfe-a/src/app/x.ts', "import '@rendezvous/contract';", /no barrels/],
    [
      'a file of nothing but export * is a barrel',
      'mfe-a/src/app/x.ts',
      "export * from './remote.ts';",
      /is a barrel/,
    ],
    [
      'default exports are for tools that demand them',
      'mfe-a/src/app/x.ts',
      'export default 1;',
      /default export/,
    ],
    ['a drawer for everything is refused', 'mfe-a/src/lib/utils.ts', 'export const u = 1;', /says nothing/],
  ];

  for (const [title, path, source, expected] of planted) {
    it(title, () => {
      write(path, source);
      const found = findImportViolations(root);
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found[0]!, expected);
    });
  }

  it('tests may use the testing package and development tools', () => {
    write(
      'mfe-a/src/app/remote.test.ts',
      "import '@rendezvous/testing/render';\nimport 'jest';\nimport './remote.ts';",
    );
    assert.deepEqual(findImportViolations(root), []);
  });
});
