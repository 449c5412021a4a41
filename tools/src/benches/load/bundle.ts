import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack, type Configuration, type RuleSetRule, type Stats } from '@rspack/core';
import { browserBuild, REMOTES } from '../../../../rspack.shared.js';
import { compressFolder } from '#src/build/output.ts';
import { ROOT } from '#src/lib/workspace.ts';

/** The one script of the client-rendered build, and the chunks it loads lazily, all compressed like the product's. */
export interface Bundle {
  folder: string;
  entry: string;
  /** Files of chunks by their names, the same names as in the product: `screen.index`, `messages-en-json`. */
  chunks: Readonly<Record<string, string>>;
  /** Files of the remotes' own catalogues, by remote and language. */
  catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>;
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
  const stats = await run({
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
      ...(product.plugins ?? []).filter(
        // The bundle is an ordinary one: without the compile hint of the product (decision 025).
        (plugin) => !/Federation|Integrity|Banner/.test(Object(plugin).constructor.name as string),
      ),
      new rspack.NormalModuleReplacementPlugin(/loader\/federation\.ts$/, loader),
    ],
  });
  await compressFolder(folder);
  const entry = readdirSync(folder).find((name) => /^main(\.\w+)?\.js$/.test(name));
  if (!entry) throw new Error('the bundle has no main script');
  return { folder, entry, ...lazyFilesOf(stats) };
}

/** Sends a package's `#messages` to the catalogues compiled in its own folder. */
function ownMessages(folder: string): RuleSetRule {
  return {
    include: join(ROOT, folder, 'src'),
    resolve: { alias: { '#messages': join(ROOT, folder, '.messages') } },
  };
}

/** Replaces the shell's federation: the remotes are in the bundle. */
function loaderSource(): string {
  const remotes = Object.entries(REMOTES);
  const imports = remotes.map(
    ([name, folder]) =>
      `import * as ${name} from ${JSON.stringify(join(ROOT, folder, 'src/exposes/app.ts'))};`,
  );
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

/** What is loaded lazily, so that a page can announce what it needs as early as the product's pages do. */
function lazyFilesOf({ compilation }: Stats): Pick<Bundle, 'chunks' | 'catalogues'> {
  const chunks: Record<string, string> = {};
  const catalogues: Record<string, Record<string, string>> = {};
  for (const chunk of compilation.chunks) {
    const file = [...chunk.files].find((name) => name.endsWith('.js'));
    if (!file) continue;
    if (chunk.name) chunks[chunk.name] = file;
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      const catalogue = /(mfe-\w+)\/\.messages\/(\w+)\.json$/.exec(module.nameForCondition() ?? '');
      const remote = Object.entries(REMOTES).find(([, folder]) => folder === catalogue?.[1])?.[0];
      if (catalogue && remote) (catalogues[remote] ??= {})[catalogue[2]!] = file;
    }
  }
  return { chunks, catalogues };
}

function run(configuration: Configuration): Promise<Stats> {
  const compiler = rspack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else if (stats) resolve(stats);
        else reject(new Error('the bundle gave no result'));
      });
    });
  });
}

/** Digest of the whole bundle, to say in the record which one was measured. */
export function digestOf({ folder, entry }: Bundle): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, entry)))
    .digest('hex')
    .slice(0, 16);
}
