import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { FrameServerBuild } from '@rendezvous/contract/page';
import type { RemoteServerBuild } from '@rendezvous/contract/remote-contract';
import { runGuarded } from './guarded.ts';

type Require = (name: string) => unknown;
type Built = { path: string; integrity: string };

/** Starting a module may take longer than rendering with it: it is compiled once per version. */
const START_LIMIT_MS = 2_000;

/** What a server build may ask Node for: nothing that reaches files, network or processes. */
const BUILTINS = new Set([
  'util',
  'stream',
  'buffer',
  'events',
  'async_hooks',
  'string_decoder',
  'crypto',
  'url',
  'punycode',
]);
const nodeRequire = createRequire(import.meta.url);

function builtin(name: string): unknown {
  const bare = name.replace(/^node:/, '');
  if (isBuiltin(name) && BUILTINS.has(bare)) return nodeRequire(`node:${bare}`);
  throw new Error(`a server build may not require ${name}`);
}

async function evaluate(
  folder: string,
  { path: file, integrity }: Built,
  require: Require,
): Promise<unknown> {
  const name = path.join(folder, file);
  const source = await readFile(name);
  const digest = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  if (digest !== integrity) throw new Error(`${file} is not what was built`);
  const module = { exports: {} as unknown };
  const run = compileFunction(source.toString('utf8'), ['module', 'exports', 'require'], { filename: name });
  runGuarded(START_LIMIT_MS, () => run(module, module.exports, require));
  return module.exports;
}

/** Loads the shell's server build, which brings React and its companions along. */
export async function loadFrameBuild(folder: string, built: Built): Promise<FrameServerBuild> {
  const build = (await evaluate(folder, built, builtin)) as FrameServerBuild;
  if (build?.contract !== 1 || typeof build.render !== 'function')
    throw new Error('the shell has no server build of contract 1');
  return build;
}

/** Loads a remote's server build. It gets what the frame provides, and nothing else. */
export async function loadRemoteBuild(
  folder: string,
  built: Built,
  frame: FrameServerBuild,
): Promise<RemoteServerBuild> {
  const allowed: Require = (name) => {
    if (Object.hasOwn(frame.provided, name)) return frame.provided[name];
    return builtin(name);
  };
  const build = (await evaluate(folder, built, allowed)) as RemoteServerBuild;
  if (
    build?.contract !== 1 ||
    typeof build.render !== 'function' ||
    typeof build.load !== 'function' ||
    !Array.isArray(build.firstScreens)
  ) {
    throw new Error('the remote has no server build of contract 1');
  }
  return build;
}
