import { MessageChannel } from 'node:worker_threads';
import { double } from '@rendezvous/testing/double';
import { createStore } from '#src/lib/store.ts';
import { followUpdates, type Update } from './updates.ts';
import type { WorkerContainer } from './worker-port.ts';

const FORMER = 'former';
const NEXT = 'next';

// jsdom has none of its own.
Object.assign(globalThis, { MessageChannel });

/** A worker of one version that records its messages. */
function workerStandIn(version: string) {
  const posted: string[] = [];
  const postMessage = (message: { type: string }, [port]: MessagePort[]): void => {
    posted.push(message.type);
    if (message.type === 'version') port?.postMessage({ version });
  };
  return { posted, worker: double<ServiceWorker>({ postMessage }) };
}

/** A page of the former version, with a newer worker that waits. */
async function pageWithUpdate({ isWriting = false } = {}) {
  const next = workerStandIn(NEXT);
  const events = new EventTarget();
  const container = double<WorkerContainer & { controller: ServiceWorker }>(
    Object.assign(events, { controller: workerStandIn(FORMER).worker }),
  );
  const registration = double<ServiceWorkerRegistration>(
    Object.assign(new EventTarget(), { waiting: next.worker }),
  );
  const update = createStore<Update | null>(null);
  const reload = jest.fn();
  followUpdates(registration, update, { container, version: FORMER, reload, isWriting: () => isWriting });
  await answers();
  const activateUpdate = async (): Promise<void> => {
    Object.assign(container, { controller: next.worker });
    events.dispatchEvent(new Event('controllerchange'));
    await answers();
  };
  return { update, reload, posted: next.posted, activateUpdate };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

/** Waits for messages between page and worker: a message sent after them comes after them. */
async function answers(): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.once('message', resolve);
      port2.postMessage('all have come');
    });
    port1.close();
  }
}
/** Waits longer than a page waits for the new worker. */
const aWhile = (): Promise<void> => jest.advanceTimersByTimeAsync(3_200);

test('agreeing activates the new worker, and the page reloads once when it is active', async () => {
  const { update, reload, posted, activateUpdate } = await pageWithUpdate();
  update.get()?.accept();
  expect(posted).toEqual(['version', 'take-over']);
  expect(reload).not.toHaveBeenCalled();
  await activateUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
  await aWhile();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('agreeing reloads the page once also where the new worker cannot activate', async () => {
  const { update, reload, activateUpdate } = await pageWithUpdate();
  update.get()?.accept();
  await aWhile();
  expect(reload).toHaveBeenCalledTimes(1);
  await activateUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a visitor with typed words is asked before they are lost, and not a second time after agreeing', async () => {
  const elsewhere = await pageWithUpdate({ isWriting: true });
  await elsewhere.activateUpdate();
  expect(elsewhere.reload).not.toHaveBeenCalled();
  elsewhere.update.get()?.accept();
  expect(elsewhere.reload).toHaveBeenCalledTimes(1);

  const here = await pageWithUpdate({ isWriting: true });
  here.update.get()?.accept();
  await here.activateUpdate();
  expect(here.reload).toHaveBeenCalledTimes(1);
});
