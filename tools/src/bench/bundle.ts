import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { browserBuild, REMOTES } from '../../../rspack.shared.js';
import { compressFolder } from '../build/output.ts';
import { ROOT } from '../lib/workspace.ts';

/** The one script of the client-rendered build, and the chunks it loads lazily, all compressed like the product's. */
export interface Bundle {
  folder: string;
  entry: string;
}

/**
 * Builds the same sources as one client-rendered bundle: the shell's entry with every remote compiled in, and no
 * federation. Only the file that fetches remotes is replaced.
 */
export async function buildBundle(): Promise<Bundle> {
  const folder = join(ROOT, '.cache/bench/bundle');
  const work = join(ROOT, '.cache/bench/source');
  mkdirSync(work, { recursive: true });
  const loader = join(work, 'bundled-remotes.ts');
  writeFileSync(loader, loaderSource());
  const product: Configuration = browserBuild({ remote: 'shell', output: folder });
  // Each package resolves its own compiled messages.
  const { '#messages': _one, ...alias } = (product.resolve?.alias ?? {}) as Record<string, string>;
  await run({
    ...product,
    resolve: {
      ...product.resolve,
      alias: {
        ...alias,
        'react-router-dom$': join(ROOT, 'shell/src/provided/react-router-dom.ts'),
        rxjs$: join(ROOT, 'shell/src/provided/rxjs.ts'),
      },
    },
    module: {
      ...product.module,
      rules: [...(product.module?.rules ?? []), ...['shell', ...Object.values(REMOTES)].map(ownMessages)],
    },
    output: { ...product.output, publicPath: '/bench/', uniqueName: 'bench' },
    plugins: [
      ...(product.plugins ?? []).filter((plugin) => !/Federation|Integrity/.test(Object(plugin).constructor.name as string)),
      new rspack.NormalModuleReplacementPlugin(/loader\/federation\.ts$/, loader),
    ],
  });
  await compressFolder(folder);
  const entry = readdirSync(folder).find((name) => /^main\.\w+\.js$/.test(name));
  if (!entry) throw new Error('the bundle has no main script');
  return { folder, entry };
}

/** Sends a package's `#messages` to the catalogues compiled in its own folder. */
function ownMessages(folder: string): RuleSetRule {
  return { include: join(ROOT, folder, 'src'), resolve: { alias: { '#messages': join(ROOT, folder, '.messages') } } };
}

/** Stands in for the shell's federation: the remotes are already there. */
function loaderSource(): string {
  const remotes = Object.entries(REMOTES);
  const imports = remotes.map(([name, folder]) => `import * as ${name} from ${JSON.stringify(join(ROOT, folder, 'src/exposes/app.ts'))};`);
  return `${imports.join('\n')}
const remotes: Record<string, unknown> = { ${remotes.map(([name]) => name).join(', ')} };
export function prepareFederation(): void {}
export function loadModule({ name }: { name: string }): Promise<unknown> {
  return Promise.resolve(remotes[name]);
}
export async function readRegistry(): Promise<unknown> {
  return ((await (await fetch('/remotes.json')).json()) as { remotes: unknown }).remotes;
}
`;
}

function run(configuration: Configuration): Promise<void> {
  const compiler = rspack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve();
      });
    });
  });
}

/** Digest of the whole bundle, to say in the record which one was measured. */
export function digestOf({ folder, entry }: Bundle): string {
  return createHash('sha256').update(readFileSync(join(folder, entry))).digest('hex').slice(0, 16);
}
