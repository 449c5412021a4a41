import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ROUTES } from '@rendezvous/contract/kernel/routes';
import { browserBuild, routePaths } from '../../../rspack.shared.js';

interface Entry {
  name: string;
  path: string;
  access: string;
}

/** What a remote's build has of a route. */
const entryOf = ({ name, path, access }: Entry): Entry => ({
  name,
  path,
  access: access === 'member' ? 'member' : 'public',
});

it('the browser build of a remote knows name and path of every route, and which are for members', async () => {
  const source = `data:text/javascript,${encodeURIComponent(routePaths())}`;
  const { ROUTE_TABLE: table } = (await import(source)) as { ROUTE_TABLE: readonly Entry[] };
  assert.deepEqual(table, ROUTES.map(entryOf));
});

it('the shell has the whole table, and development too', () => {
  const rulesOf = (remote: string, mode: 'production' | 'development') =>
    JSON.stringify(browserBuild({ remote, mode, output: '/nowhere' }).module?.rules);
  assert.match(rulesOf('chat', 'production'), /route-paths\.js/);
  assert.doesNotMatch(rulesOf('shell', 'production'), /route-paths\.js/);
  assert.doesNotMatch(rulesOf('chat', 'development'), /route-paths\.js/);
});
