import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What the process of listeners is asked. */
export type Asked =
  | { kind: 'open'; url: string; cookies: readonly string[] }
  /** Asks for the number of open streams. */
  | { kind: 'count' };
/** Its reports: ready streams, and each received message with the machine's time in milliseconds. */
export type Report =
  | { kind: 'opened'; count: number }
  | { kind: 'open'; count: number }
  | { kind: 'received'; text: string; at: number };

/** Streams being opened at a time: a server asked for all at once would refuse some. */
const AT_A_TIME = 50;
const TEXT = /"text":"(sample-\d+)"/g;
let open = 0;

const send = (report: Report): void => void process.send!(report);
const now = (): number => performance.timeOrigin + performance.now();

/** Opens one stream and waits until the server says that it is ready. */
async function listen(url: URL, cookie: string): Promise<void> {
  const socket: Socket = connect(Number(url.port), url.hostname);
  await once(socket, 'connect');
  socket.write(
    `GET /api/events HTTP/1.1\r\nHost: ${url.host}\r\nCookie: ${cookie}\r\nAccept: text/event-stream\r\nX-Client: web/2\r\n\r\n`,
  );
  open += 1;
  socket.on('close', () => (open -= 1));
  const ready = Promise.withResolvers<void>();
  socket.on('error', ready.reject);
  socket.on('data', (chunk) => {
    const at = now();
    const words = chunk.toString();
    if (words.startsWith('HTTP/1.1') && !words.startsWith('HTTP/1.1 200'))
      ready.reject(new Error(words.slice(0, 300)));
    if (words.includes('event: ready')) ready.resolve();
    for (const [, text] of words.matchAll(TEXT)) send({ kind: 'received', text: text!, at });
  });
  await ready.promise;
}

process.on('message', (asked: Asked) => {
  if (asked.kind === 'count') return send({ kind: 'open', count: open });
  const url = new URL(asked.url);
  const waiting = [...asked.cookies];
  const work = async (): Promise<void> => {
    for (let cookie = waiting.pop(); cookie !== undefined; cookie = waiting.pop()) await listen(url, cookie);
  };
  Promise.all(Array.from({ length: AT_A_TIME }, work)).then(
    () => send({ kind: 'opened', count: open }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());
