import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';

/** A server that makes the fault which is looked for: it puts a parameter into a statement. `close` ends it. */
export interface OpenDoor {
  url: string;
  close(): Promise<void>;
}

/** Opens the door, on this machine only: a tool that does not find it would prove nothing about the product. */
export async function openDoor(databaseUrl: string): Promise<OpenDoor> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const server = createServer((request, response) => {
    const id = new URL(request.url ?? '/', 'http://localhost').searchParams.get('id') ?? '';
    client.query(`select relname from pg_class where relname = '${id}'`).then(
      ({ rows }) => response.end(JSON.stringify(rows)),
      () => response.writeHead(422).end('{}'),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await client.end();
    },
  };
}
