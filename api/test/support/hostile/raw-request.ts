import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { App } from '#src/platform/types.ts';

export interface RawAnswer {
  status: number;
  headers: string;
  body: string;
}

/** Starts an app on a free loopback port; closing the app ends that. */
export async function listen(app: App): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Reads the first answer on a connection until the server closes it. */
function answerIn(received: string): RawAnswer {
  const [head = '', ...body] = received.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), headers: head, body: body.join('\r\n\r\n') };
}

/** Writes bytes as they are, which no client library would send, and reads what the server answers until it closes the connection. */
export async function rawRequest(port: number, bytes: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // A server that refuses may close before it has read everything.
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  return answerIn(await text(socket));
}

/** A GET of a target as it is written, on a connection of its own. */
export const rawGet = (port: number, target: string, headers = ''): Promise<RawAnswer> =>
  rawRequest(port, `GET ${target} HTTP/1.1\r\nHost: localhost:4200\r\nConnection: close\r\n${headers}\r\n`);
