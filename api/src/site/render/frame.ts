import path from 'node:path';
import type { FrameRendered, FrameServerBuild, PageData } from '@rendezvous/contract/page';
import type { ShellManifest } from '@rendezvous/contract/registry';
import type { Breaker } from './breaker.ts';
import { COLD_FACTOR } from './first-screen.ts';
import { isLate, runGuarded } from './guarded.ts';
import { loadFrameBuild } from './server-modules.ts';

/** The shell's server builds, each version loaded once. Failures give null: the page is then drawn by the browser. */
export interface Frames {
  load(shell: ShellManifest): Promise<FrameServerBuild | null>;
  render(
    frame: FrameServerBuild,
    shell: ShellManifest,
    input: { page: PageData; remoteHtml: string | null; nonce: string },
  ): FrameRendered | null;
}

export function createFrames(
  folder: string,
  limitMs: number,
  breaker: Breaker,
  report: (error: unknown, part: string) => void,
): Frames {
  const builds = new Map<string, Promise<FrameServerBuild>>();
  const warm = new Set<string>();
  return {
    async load({ version, server }) {
      const key = `shell/${version}`;
      if (!server || breaker.isOpen(key)) return null;
      let loading = builds.get(key);
      if (!loading) builds.set(key, (loading = loadFrameBuild(path.join(folder, 'shell', version), server)));
      return loading.catch((error: unknown) => {
        builds.delete(key);
        breaker.failed(key);
        report(error, key);
        return null;
      });
    },
    render(frame, { version }, input) {
      const key = `shell/${version}`;
      try {
        const rendered = runGuarded(warm.has(key) ? limitMs : limitMs * COLD_FACTOR, () =>
          frame.render(input),
        );
        warm.add(key);
        breaker.succeeded(key);
        return rendered;
      } catch (error) {
        if (isLate(error)) breaker.late(key);
        else breaker.failed(key);
        report(error, key);
        return null;
      }
    },
  };
}
