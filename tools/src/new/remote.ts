import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORDS } from '#src/commands/table.ts';
import { needed, oneOf, type Options } from './options.ts';
import { planOf, type Plan } from './plan.ts';
import { remotesOf } from './remotes.ts';
import { componentOf, fileOf, routeLine, screenFiles } from './screen.ts';
import type { Given } from './texts.ts';
import { named, sentence, unused } from './words.ts';

/** The remote whose package a new one is modelled on. */
const MODEL = 'mfe-chat';

/** Folders of `dist` that are no remote's: the frame, and the program of render processes. */
const OTHER_PARTS = ['shell', 'render'];

/** A remote: its folder, its first route, its reference for the compiler and its entry in the lock file. */
export function newRemote(name: string, options: Options, given: Given, root: string): Plan {
  named(name, /^[a-z]+$/, 'gifts');
  unused(name, OTHER_PARTS, 'the built part');
  unused(name, remotesOf(root), 'the remote');
  unused(name, Object.keys(WORDS.dev!.names), 'the command npm run dev');
  const route = named(needed(options, 'path', '/gifts'), /^(\/[\w-]+)+(\/:\w+\?)*$/, '/gifts/:kind?');
  const access = oneOf(options, 'access', ['member', 'public', 'search', 'visitor']);
  const frame = options.frameless ? `, layout: 'empty', hidesEntryWarning: true` : '';
  const folder = `mfe-${name}`;
  const title = options.title ?? given.en?.[`${name}.page.title`] ?? sentence(name);
  const like = (file: string): string =>
    readFileSync(path.join(root, MODEL, file), 'utf8')
      .replaceAll(MODEL, folder)
      .replaceAll('build.ts chat', `build.ts ${name}`);
  const { files, texts } = screenFiles({ name, folder, title }, route.replace(/\/:.*/, ''));
  return planOf({
    files: {
      ...files,
      [`${folder}/package.json`]: manifestLike(like('package.json')),
      [`${folder}/tsconfig.json`]: like('tsconfig.json'),
      [`${folder}/jest.config.cjs`]: like('jest.config.cjs'),
      [`${folder}/src/exposes/app.ts`]: like('src/exposes/app.ts'),
      [`${folder}/src/app/remote.tsx`]: `import { defineRemote } from '@rendezvous/remote/define-remote';
import { ${componentOf(name)} } from '${fileOf(name)}';

/** ${title}. */
export const remote = defineRemote({
  name: '${name}',
  screens: { ${name}: ${componentOf(name)} },
  loadMessages: (locale) => import(\`#messages/\${locale}.json\`),
});
`,
      [`${folder}/README.md`]: `# ${folder}: ${title.toLowerCase()}

Serves the route \`${name}\`.

## Working on it

\`npm test -w ${folder}\` runs its tests, \`npx nx dev ${folder}\` runs it alone.
`,
    },
    texts,
    insertions: [
      routeLine(name, route, name, `{ access: '${access}'${frame} }`),
      {
        file: 'tsconfig.json',
        before: '    {\n      "path": "api"\n    }',
        text: `    {\n      "path": "${folder}"\n    },\n`,
      },
      {
        file: 'README.md',
        before: 'shared/\n  contract/',
        text: `${`${folder}/`.padEnd(18)}${title.toLowerCase()}\n`,
      },
    ],
    replacements: [lockEntry(root, folder)],
    left: [
      'npm install, which links the package',
      `what it shows: ${folder}/src/features/${name}/${name}-screen.tsx`,
      `what it owns: ${folder}/README.md`,
    ],
  });
}

/** Brotli kilobytes of a first screen that every remote may have (decision 008); the limit goes down to what is reached. */
const BUDGET = { target: 30, limit: 30 };

/** The model's manifest with a budget of its own, and without features whose texts come late. */
function manifestLike(model: string): string {
  const { lateMessages: _, ...manifest } = JSON.parse(model) as Record<string, unknown>;
  return JSON.stringify({ ...manifest, budget: BUDGET });
}

/** The lock file with the new package, so that \`npm ci\` accepts it. */
function lockEntry(root: string, folder: string): Plan['replacements'][number] {
  const from = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const lock = JSON.parse(from) as { packages: Record<string, Record<string, unknown>> };
  const model = lock.packages[MODEL]!;
  const packages = {
    ...lock.packages,
    [folder]: { ...model, name: `@rendezvous/${folder}` },
    [`node_modules/@rendezvous/${folder}`]: { resolved: folder, link: true },
  };
  // npm's own order: a later install changes no other line.
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return {
    file: 'package-lock.json',
    from,
    to: `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`,
  };
}
