import { late } from '@rendezvous/remote/late';
import { shellVersion } from '#src/lib/shell-version.ts';
import type { LoadableRemote, PageRegistry } from '@rendezvous/contract/composition/page';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';

/** What helps when files are gone. Fetched once the page is at rest, so that it is here when they are. */
export const recovery = late(() => import(/* webpackChunkName: "gone-files" */ './recovery.ts'));

const quietly = (): void => undefined;

/** Fetches it, and has it watch what is typed from then on. */
export function startRecovery(): void {
  void recovery.insist().then((m) => m.watchForms());
}

/** Loads the page again when a file of the shown route is gone, within limits; false when the page stays (spec §8). */
export async function reloadWhenStale(failure: unknown): Promise<boolean> {
  const help = await recovery.load().catch(quietly);
  return help ? help.reloadWhenStale(failure) : false;
}

/** Other versions of a remote to try; none when there are none. */
export async function alternativesOf(
  name: RemoteName,
  readRegistry: () => Promise<PageRegistry>,
): Promise<LoadableRemote[]> {
  const help = await recovery.load().catch(quietly);
  return help ? help.alternativesOf(name, readRegistry) : [];
}

/** Remembers the version of a remote that works. */
export async function rememberLastGood(remote: LoadableRemote): Promise<void> {
  const help = await recovery.load().catch(quietly);
  help?.rememberLastGood(remote, shellVersion());
}
