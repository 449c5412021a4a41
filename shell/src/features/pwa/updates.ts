import type { Store } from '#src/lib/store.ts';
import { askWorker, onWorkerMessage, postToWorker, type WorkerContainer } from './worker-port.ts';

/** Tabs that stay open look for a newer version when they come up again, at most this often. */
const LOOK_MS = 60 * 60_000;
/** How long a page waits for the new worker to activate. The former one stays active while it still answers, such as over a slow line. */
const TAKE_OVER_MS = 3_000;

/** A newer version that waits for consent. */
export interface Update {
  /** Activates the new worker; then every tab of an older version reloads once, and this one in any case. */
  accept(): void;
}

interface ShellPage {
  container: WorkerContainer;
  /** Version of the shell this page runs. */
  version: string;
  reload(): void;
  /** Would a reload lose typed words? */
  isWriting(): boolean;
}

/**
 * Watches for newer versions of the shell. A new worker activates silently when every open page is of its version
 * already (pages come from the network, so a plain navigation brings the new one), and otherwise only when the visitor agrees.
 * Then each page of another version reloads once; a page with typed words offers to. The page whose user agreed to reload
 * does so even if the new worker cannot activate yet: it comes from the network, so it is whole and new either way.
 */
export function followUpdates(
  registration: ServiceWorkerRegistration,
  update: Store<Update | null>,
  { container, version, reload, isWriting }: ShellPage,
): void {
  let reloads = 0;
  let hasAgreed = false;

  function reloadOnce(): void {
    if (reloads > 0) return;
    reloads += 1;
    reload();
  }

  function activateWaiting(worker: ServiceWorker): void {
    hasAgreed = true;
    postToWorker(worker, { type: 'take-over' });
    setTimeout(reloadOnce, TAKE_OVER_MS);
  }

  async function consider(worker: ServiceWorker): Promise<void> {
    const answer = await askWorker<{ version: string }>(worker, { type: 'version' });
    if (answer?.version !== version) return update.set({ accept: () => activateWaiting(worker) });
    await askWorker(worker, { type: 'take-over-if-current' });
  }

  async function handleActivated(): Promise<void> {
    const { controller } = container;
    const answer = controller && (await askWorker<{ version: string }>(controller, { type: 'version' }));
    if (!answer || answer.version === version || reloads > 0) return update.set(null);
    if (isWriting() && !hasAgreed) update.set({ accept: reloadOnce });
    else reloadOnce();
  }

  let former = container.controller;
  container.addEventListener('controllerchange', () => {
    const isFirst = former === null;
    former = container.controller;
    if (!isFirst) void handleActivated();
  });
  onWorkerMessage(container, (message, port) => {
    if (message.type === 'page-version') port?.postMessage({ version });
  });
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller) void consider(installing);
    });
  });
  if (registration.waiting && container.controller) void consider(registration.waiting);

  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - looked < LOOK_MS) return;
    looked = performance.now();
    void registration.update().catch(() => undefined);
  });
}
