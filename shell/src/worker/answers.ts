import type { PageMessage } from '@rendezvous/contract/composition/worker';
import { ask } from './ask.ts';
import { deleteOtherVersions } from './assets-cache.ts';
import { openPages, type WorkerScope } from './scope.ts';

/** Is every open page of the worker's own version? One that does not answer counts as older. */
async function everyPageIsCurrent(scope: WorkerScope): Promise<boolean> {
  const answers = (await openPages(scope)).map((page) =>
    ask<{ version: string }>(page, { type: 'page-version' }),
  );
  return (await Promise.all(answers)).every((answer) => answer?.version === scope.SITE.version);
}

/**
 * Executes a message of a page. A new worker waits until the visitor agrees to reload, or until no page of another version is open:
 * files of two versions never meet in one page.
 */
export async function answerPage(
  scope: WorkerScope,
  message: PageMessage,
  port: MessagePort | undefined,
): Promise<void> {
  switch (message.type) {
    case 'version':
      return port?.postMessage({ version: scope.SITE.version });
    case 'take-over':
      return scope.skipWaiting();
    case 'take-over-if-current': {
      const current = await everyPageIsCurrent(scope);
      port?.postMessage(current);
      return current ? scope.skipWaiting() : undefined;
    }
    case 'current-remotes':
      return deleteOtherVersions(message.versions);
    case 'forget':
      for (const notification of await scope.registration.getNotifications()) notification.close();
  }
}
