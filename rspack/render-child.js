import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './parts.js';

const SOURCES = path.join(ROOT, 'api/src/pages/render/process/child');
/** The program of render processes, where the API starts it. */
const PROGRAM = path.join(ROOT, 'dist/render/child.mjs');

/** The program as one file: a render process may read its entry and no other file. Names and lines stay readable in a stack. */
const recipe = (output) => ({
  name: 'render process',
  context: ROOT,
  mode: 'none',
  target: 'node24',
  devtool: false,
  externals: [/^node:/],
  externalsType: 'module',
  externalsPresets: { node: false },
  entry: { child: path.join(SOURCES, 'main.ts') },
  output: { path: output, filename: '[name].mjs', module: true, chunkFormat: 'module' },
  module: {
    parser: { javascript: { createRequire: false, importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
        type: 'javascript/auto',
      },
    ],
  },
  optimization: { concatenateModules: true, providedExports: true, usedExports: true },
});

/**
 * Builds the program of render processes, unless the one there was made of the same sources. Several processes may do so at once.
 * @returns its path
 */
export async function buildRenderChild() {
  const stamp = `// ${await digestOfSources()}\n`;
  if ((await firstLineOf(PROGRAM)) === stamp) return PROGRAM;
  const work = path.join(ROOT, '.cache/build', `render-child-${process.pid}`);
  try {
    await run(recipe(work));
    const program = await readFile(path.join(work, 'child.mjs'), 'utf8');
    await writeFile(path.join(work, 'child.mjs'), stamp + program);
    await mkdir(path.dirname(PROGRAM), { recursive: true });
    await rename(path.join(work, 'child.mjs'), PROGRAM);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return PROGRAM;
}

async function digestOfSources() {
  const hash = createHash('sha256');
  const files = (await readdir(SOURCES)).sort().map((name) => path.join(SOURCES, name));
  for (const file of [import.meta.filename, ...files]) hash.update(await readFile(file));
  return hash.digest('hex');
}

async function firstLineOf(file) {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  try {
    for await (const line of handle.readLines()) return `${line}\n`;
    return null;
  } finally {
    await handle.close();
  }
}

/** Loads the bundler only for a build that is needed. */
async function run(configuration) {
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(configuration);
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (stats?.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only' })));
        resolve();
      });
    });
  });
}
