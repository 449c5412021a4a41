import type { LoadableRemote, PageRegistry } from '@rendezvous/contract/composition/page';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import { shellVersion } from '#src/lib/shell-version.ts';
import { readLastGood } from './last-good.ts';

/** What is loaded late, by `late-recovery.ts`. */
export { RemoteFailed } from './remote-failed.tsx';
export { watchForms } from './dirty-forms.ts';
export { rememberLastGood } from './last-good.ts';
export { reloadWhenStale } from './reload-guard.ts';

/** Other versions of a remote to try when the present one is not available: that of the registry by now, the one before it, then the one that last worked here. */
export async function alternativesOf(
  name: RemoteName,
  readRegistry: () => Promise<PageRegistry>,
): Promise<LoadableRemote[]> {
  const now = await readRegistry().then(
    (registry) => registry[name],
    () => undefined,
  );
  return [now, now?.previous, readLastGood(name, shellVersion())].filter(
    (remote) => remote !== undefined && remote !== null,
  );
}
