import { api } from '@rendezvous/api-client/client';
import type { Frame } from '#src/kernel/frame/frame.ts';
import { latePrompts } from './late-prompts.tsx';
import { readRegistry } from '#src/kernel/loader/federation.ts';
import { pushSubscribed } from '#src/kernel/push/push-state.ts';
import { shellVersion } from '#src/lib/shell-version.ts';
import { createStore } from '#src/lib/store.ts';
import { countVisit, followInterest } from './install.ts';
import { makePrompts } from './prompts.tsx';
import { pushBrowser } from './push-browser.ts';
import { createPushClient } from './push.ts';
import { followRemotes, remoteAt } from './remote-updates.ts';
import { followUpdates, type Update } from './updates.ts';
import { onWorkerMessage, registerWorker, postToWorker, workers } from './worker-port.ts';
import { watchWriting } from './writing.ts';

/**
 * Starts what comes after the page is there and idle: the service worker with its updates, push, and the offer to install.
 * Without workers in the browser the rest of the product is the same.
 */
export async function startPwa(frame: Frame): Promise<void> {
  const { session, hub, page } = frame;
  const container = workers();
  const isWriting = watchWriting(document);
  const push = createPushClient(api, pushBrowser(registerWorker), page.settings.push_public_key);
  const update = createStore<Update | null>(null);
  const remotes = followRemotes(update, {
    loader: frame.loader,
    readRegistry,
    shown: () => remoteAt(window.location.pathname),
    isBusy: () => isWriting() || frame.modals.current.get() !== null || frame.modals.isBlocked(),
    reload: () => window.location.reload(),
    now: () => performance.now(),
  });
  push.state.subscribe(() => pushSubscribed.set(push.state.get().isSubscribed));
  latePrompts.set(makePrompts({ update, interest: followInterest(hub, countVisit()), push, remotes }));

  // Registered before the worker, which is slow on a first visit: an early press is stored.
  let member: string | null | undefined;
  session.user$.subscribe((user) => {
    const id = user?.id ?? null;
    if (id === member) return;
    if (member && container?.controller) postToWorker(container.controller, { type: 'forget' });
    member = id;
    // What could not be sent now is sent with the next page.
    void push.attend(user).catch(() => undefined);
  });

  const registration = await registerWorker(container);
  if (registration && container) {
    followUpdates(registration, update, {
      container,
      version: shellVersion(),
      reload: () => window.location.reload(),
      isWriting,
    });
    onWorkerMessage(container, (message) => {
      if (message.type === 'resubscribed') void push.renew().catch(() => undefined);
      if (message.type !== 'pushed') return;
      push.received(message.message);
      if (session.user()) void session.refresh('user', 'chats', 'likes');
    });
    const versions = Object.fromEntries(
      Object.values(page.registry).map(({ name, version }) => [name, version]),
    );
    if (registration.active) postToWorker(registration.active, { type: 'current-remotes', versions });
  }
}
