import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from '#src/platform/lib/ids.ts';
import type { App } from '#src/platform/types.ts';

/** Header of every answer: the id under which the log has the request. */
export const REQUEST_ID_HEADER = 'x-request-id';

const current = new AsyncLocalStorage<string>();

/** Id of a request: that of the request in whose work it is made, as when a page reads the API; a new one otherwise. Callers cannot choose it. */
export const createRequestId = (): string => current.getStore() ?? newId();

/** Id of the request whose work this is; undefined outside of any. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Answers with the id of the request, and passes it on to what the request does. */
export async function requestIdPlugin(app: App): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    current.run(request.id, done);
  });
  // A body is read in the context of its connection, so what follows it enters again.
  app.addHook('preValidation', ({ id }, _reply, done) => current.run(id, done));
}
