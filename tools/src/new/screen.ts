import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTE_TABLE } from '@rendezvous/contract/kernel/route-table';
import { needed, oneOf, type Options } from './options.ts';
import { planOf, type Insertion, type Plan } from './plan.ts';
import { remotesOf } from './remotes.ts';
import type { Given } from './texts.ts';
import { kebab, named, pascal, sentence, unused } from './words.ts';

const ROUTE_NAMES: readonly string[] = ROUTE_TABLE.map(({ name }) => name);

/** Where a screen belongs, and what it says. */
interface Screen {
  name: string;
  folder: string;
  title: string;
}

export const componentOf = (name: string): string => `${pascal(name)}Screen`;
export const fileOf = (name: string): string => `#src/features/${name}/${name}-screen.tsx`;

/** Component, its test and its texts. */
export function screenFiles({ name, folder, title }: Screen, address: string): Pick<Plan, 'files' | 'texts'> {
  const component = componentOf(name);
  return {
    files: {
      [`${folder}/src/features/${name}/${name}-screen.tsx`]: `import { useIntl } from 'react-intl';
import { useTitle } from '@rendezvous/remote/react/hooks';
import { Wrap } from '@rendezvous/ui/layout/page';

/** Screen of the route \`${name}\`. */
export function ${component}() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: '${name}.page.title', defaultMessage: ${JSON.stringify(title)} });
  useTitle(title);
  return (
    <Wrap>
      <h1>{title}</h1>
    </Wrap>
  );
}
`,
      [`${folder}/src/features/${name}/${name}-screen.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

test('the page has its heading', async () => {
  await renderRemote(remote, { at: '${address}', user: userOf() });
  expect(await screen.findByRole('heading', { level: 1, name: ${JSON.stringify(title)} })).toBeVisible();
});
`,
    },
    texts: { [`${folder}/lang`]: { [`${name}.page.title`]: title } },
  };
}

/** The route's line, before those of the frame's pages. */
export function routeLine(name: string, route: string, owner: string, flags: string): Insertion {
  return {
    file: 'shared/contract/src/kernel/route-table.ts',
    before: '\n  ...PAGE_SLUGS.map',
    text: `  route('${name}', '${route}', '${owner}', ${flags}),\n`,
  };
}

/** A lazy screen under its route's name, in a chunk named by the route. */
const lazyLine = (name: string): string =>
  `'${name}': lazyScreen(() => import(/* webpackChunkName: "screen.${name}" */ '${fileOf(name)}').then(({ ${componentOf(name)} }) => ${componentOf(name)})),\n`;

/** A screen of an existing remote: route, component, texts, test. */
export function newScreen(word: string, options: Options, given: Given, root: string): Plan {
  const name = named(kebab(word), /^[a-z]+(-[a-z]+)*$/, 'gift-box');
  unused(name, ROUTE_NAMES, 'the route');
  needed(options, 'remote', 'members');
  const remote = oneOf(options, 'remote', remotesOf(root));
  const route = named(needed(options, 'path', '/gift-box'), /^(\/:?[\w-]+)+$/, '/gift-box');
  const access = oneOf(options, 'access', ['member', 'public', 'search', 'visitor']);
  const folder = `mfe-${remote}`;
  const file = `${folder}/src/app/remote.tsx`;
  const source = readFileSync(path.join(root, file), 'utf8');
  const lazyImport = "import { lazyScreen } from '@rendezvous/remote/lazy-screen';\n";
  const define = "import { defineRemote } from '@rendezvous/remote/define-remote';\n";
  const title = options.title ?? given.en?.[`${name}.page.title`] ?? sentence(name);
  const rendered = options.server ? ', serverRendered: true' : '';
  return planOf({
    ...screenFiles({ name, folder, title }, route.replaceAll(/:\w+/g, 'x')),
    insertions: [
      routeLine(name, route, remote, `{ access: '${access}'${rendered} }`),
      ...(source.includes(lazyImport) ? [] : [{ file, after: define, text: lazyImport }]),
      { file, after: '  screens: {', text: `\n    ${lazyLine(name)}` },
    ],
    replacements: options.server
      ? [
          {
            file: `${folder}/src/server.tsx`,
            from: 'export default defineServerBuild(remote, {\n',
            to: `export default defineServerBuild(remote, {\n  '${name}': () => [],\n`,
          },
        ]
      : [],
    left: [`what it shows: ${folder}/src/features/${name}/${name}-screen.tsx`],
  });
}
