/** Anything that receives a message and a port to answer on: a worker, seen from a page, or a page, seen from a worker. */
export interface Askable<M> {
  postMessage(message: M, transfer: Transferable[]): void;
}

const ANSWER_MS = 1_000;

/** Sends a message and waits for the answer on a port of its own; null when none comes within a second. */
export function ask<A, M = unknown>(
  whom: Askable<M>,
  message: M,
  limit: number = ANSWER_MS,
): Promise<A | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (answer: A | null): void => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end(null), limit);
    port1.addEventListener('message', (event) => end(event.data as A));
    port1.start();
    whom.postMessage(message, [port2]);
  });
}
