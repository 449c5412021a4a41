import { compileFunction } from 'node:vm';
import type { FrameServerBuild } from '@rendezvous/contract/composition/page';
import type { RemoteServerBuild } from '@rendezvous/contract/composition/remote-contract';
import { allowedBuiltin } from './seal.ts';

type Require = (name: string) => unknown;

/** Runs the CommonJS source of a part. The file name carries the part's version, so that a stack names it. */
function evaluate(part: string, source: string, require: Require): unknown {
  const module = { exports: {} as unknown };
  compileFunction(source, ['module', 'exports', 'require'], { filename: `${part}/server.cjs` })(
    module,
    module.exports,
    require,
  );
  return module.exports;
}

function isBuild(build: unknown): build is Record<string, unknown> {
  return typeof build === 'object' && build !== null && 'contract' in build && build.contract === 1;
}

const isFrameBuild = (build: unknown): build is FrameServerBuild =>
  isBuild(build) && typeof build.render === 'function' && typeof build.commonMessages === 'function';

const isRemoteBuild = (build: unknown): build is RemoteServerBuild =>
  isBuild(build) &&
  typeof build.render === 'function' &&
  typeof build.load === 'function' &&
  Array.isArray(build.firstScreens);

/** Runs the shell's server build, which brings React and its companions along. */
export function loadFrame(part: string, source: string): FrameServerBuild {
  const build = evaluate(part, source, allowedBuiltin);
  if (!isFrameBuild(build)) throw new Error('the shell has no server build of contract 1');
  return build;
}

/** Runs a remote's server build. It gets what the frame provides, and nothing else. */
export function loadRemote(part: string, source: string, frame: FrameServerBuild): RemoteServerBuild {
  const build = evaluate(part, source, (name) =>
    Object.hasOwn(frame.provided, name) ? frame.provided[name] : allowedBuiltin(name),
  );
  if (!isRemoteBuild(build)) throw new Error('the remote has no server build of contract 1');
  return build;
}
