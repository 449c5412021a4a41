import { registerWorker, type WorkerContainer } from './worker-port.ts';

/** A browser's workers that answer a registration so; `asked` lists the registrations. */
function containerOf(answer: () => Promise<ServiceWorkerRegistration>) {
  const asked: unknown[][] = [];
  const container = Object.assign(new EventTarget(), {
    controller: null,
    ready: Promise.resolve({ scope: '/' } as ServiceWorkerRegistration),
    getRegistration: () => Promise.resolve(undefined),
    register(...args: unknown[]) {
      asked.push(args);
      return answer();
    },
  });
  return { container: container as WorkerContainer, asked };
}

test('[9.018] the push worker is registered in version 2, for the whole site', async () => {
  const { container, asked } = containerOf(async () => (await container.ready)!);
  expect(await registerWorker(container)).toEqual({ scope: '/' });
  expect(asked).toEqual([['/sw.js?v=2', { scope: '/', updateViaCache: 'none' }]]);
});

test('a browser that refuses the registration has no worker', async () => {
  const { container } = containerOf(() => Promise.reject(new Error('insecure')));
  expect(await registerWorker(container)).toBeNull();
  expect(await registerWorker(null)).toBeNull();
});
