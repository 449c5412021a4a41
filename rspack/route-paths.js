import path from 'node:path';
import { ROUTE_TABLE } from '../shared/contract/src/kernel/route-table.ts';
import { ROOT } from './parts.js';

/** Name of a route whose table line says none: its path with hyphens. */
const nameOf = (address) => address.slice(1).replace(/[:?]/g, '').replaceAll('/', '-');

/** A route as a word: `*` before the path where members alone may go, and the name behind it where the path does not show it. */
function wordOf({ name, path: address, access }) {
  const entry = nameOf(address) === name ? address : `${address}=${name}`;
  return access === 'member' ? `*${entry}` : entry;
}

/**
 * Loader that replaces the route table in the browser build of a remote, which reads names, paths, and whether a route is for
 * members. What else a route says is the frame's, the server's and the compiler's (decision 072).
 */
export default function routePaths() {
  return `const nameOf = ${nameOf};
export const ROUTE_TABLE = ${JSON.stringify(ROUTE_TABLE.map(wordOf).join(' '))}.split(' ').map((word) => {
  const [told, name] = word.split('=');
  const path = told.replace('*', '');
  return { name: name ?? nameOf(path), path, access: path === told ? 'public' : 'member' };
});
`;
}

/** Rule that puts it in the place of the table, before the compiler reads it. */
export const routePathsAlone = {
  test: path.join(ROOT, 'shared/contract/src/kernel/route-table.ts'),
  enforce: 'pre',
  use: [path.join(ROOT, 'rspack/route-paths.js')],
};
