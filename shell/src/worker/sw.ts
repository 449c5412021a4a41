import type { PageMessage } from '@rendezvous/contract/composition/worker';
import { answerPage } from './answers.ts';
import { passBy } from './bypass.ts';
import { cacheFiles } from './files.ts';
import { openAddress } from './notification-click.ts';
import { showPushed } from './pushed.ts';
import { subscribeAgain } from './resubscribe.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** The product's service worker: files, the offline page and pushed notifications. It knows no session. */
// The build puts the list of the shell's files in place of this name.
cacheFiles(self, self.__WB_MANIFEST);
passBy(self);

self.addEventListener('message', (event) =>
  event.waitUntil(answerPage(self, event.data as PageMessage, event.ports[0])),
);
self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAddress(self, (event.notification.data as { url?: string } | null)?.url ?? '/'));
});
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(subscribeAgain(self, event)),
);
