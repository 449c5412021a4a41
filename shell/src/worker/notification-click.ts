import type { WorkerMessage } from '@rendezvous/contract/composition/worker';
import { ask } from './ask.ts';
import { isOwnPath } from './payload.ts';
import { openPages, type WorkerScope } from './scope.ts';

/** The page to bring to the front: the focused one, else a visible one, else the latest. */
function likeliest(pages: readonly WindowClient[]): WindowClient | undefined {
  return (
    pages.find(({ focused }) => focused) ??
    pages.find(({ visibilityState }) => visibilityState === 'visible') ??
    pages[0]
  );
}

/**
 * Brings an open page of the site to the front and asks it to go to the address itself, so that nothing is loaded again; one that
 * does not answer is sent there by its window. Without any page a window is opened.
 */
export async function openAddress(scope: WorkerScope, address: string): Promise<void> {
  const url = isOwnPath(address) ? address : '/';
  const page = likeliest(await openPages(scope));
  if (!page) return void (await scope.clients.openWindow(url));
  await page.focus().catch(() => undefined);
  const went = await ask<true, WorkerMessage>(page, { type: 'open', url });
  if (!went) await page.navigate(url).catch(() => scope.clients.openWindow(url));
}
