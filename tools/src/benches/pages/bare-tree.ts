import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { FrameServerBuild, PageData } from '@rendezvous/contract/composition/page';
import type { RemoteManifest, ShellManifest } from '@rendezvous/contract/composition/registry';
import type { RemoteServerBuild } from '@rendezvous/contract/composition/remote-contract';
import { builtRemote, builtShell, type BuiltPart } from '#src/lib/dist.ts';

const nodeRequire = createRequire(import.meta.url);

function run<T>(
  { folder, manifest }: BuiltPart<RemoteManifest | ShellManifest>,
  provided: FrameServerBuild['provided'],
): T {
  const file = join(folder, manifest.server!.path);
  const module = { exports: {} };
  const load = (name: string): unknown =>
    Object.hasOwn(provided, name) ? provided[name] : nodeRequire(name);
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'])(module, module.exports, load);
  return module.exports as T;
}

/** Milliseconds of `renderToString` for frame and first screen of a page, in this process and with nothing around it. */
export async function bareRenderMs(dist: string, html: string, times: number): Promise<number> {
  const text = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  const page = JSON.parse(text ?? 'null') as PageData | null;
  if (!page?.rendered) throw new Error('the page has no first screen');
  const frame = run<FrameServerBuild>(builtShell(dist), {});
  const remote = run<RemoteServerBuild>(builtRemote(dist, page.rendered.remote), frame.provided);
  const commonMessages = await frame.commonMessages(page.locale);
  const { url, locale, settings, user } = page;
  const input = { url, locale, settings, user, slots: [], nonce: 'n' };
  // Loads the screen's code and words; what it reads is in the page already.
  await remote.load({ ...input, get: () => Promise.reject(new Error('not read')) });
  const { state } = page.rendered;
  const once = (): void => {
    const screen = remote.render({ ...input, commonMessages, state });
    frame.render({ page, remoteHtml: screen.html, nonce: 'n' });
  };
  for (let warm = 0; warm < 50; warm += 1) once();
  const began = performance.now();
  for (let time = 0; time < times; time += 1) once();
  return Number(((performance.now() - began) / times).toFixed(2));
}
