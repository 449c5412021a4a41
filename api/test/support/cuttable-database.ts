import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { fromPool, type OpenDatabase } from '#src/platform/db/database.ts';
import { serverPool } from '#src/platform/db/pool.ts';
import { serverDatabase } from './fresh-database.ts';

/** A database on a PostgreSQL server that can go away and come back, as the server would. */
export interface CuttableDatabase {
  database: OpenDatabase;
  /** The same database by a way of its own, which nothing cuts. */
  direct: OpenDatabase;
  /** Ends every connection and refuses further ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Opens a fresh database through a connection that the test can cut. Closing `database` closes everything. */
export async function cuttableDatabase(url: string): Promise<CuttableDatabase> {
  const direct = await serverDatabase(url);
  const address = new URL(direct.url);
  const target = { host: address.hostname, port: Number(address.port) || 5432 };
  const sockets = new Set<Socket>();
  const join = (socket: Socket) => {
    const onward = connect(target);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy() && sockets.delete(from));
      from.pipe(to);
    }
  };
  let door: Server | null = null;
  const open = async (port: number) => {
    door = createServer(join).listen(port, '127.0.0.1');
    await once(door, 'listening');
    return (door.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closing = door;
    door = null;
    closing?.close();
    for (const socket of sockets) socket.destroy();
    if (closing) await once(closing, 'close');
  };
  const port = await open(0);
  address.hostname = '127.0.0.1';
  address.port = String(port);
  const database = fromPool('postgres', serverPool(address.href), async () => {
    await cut();
    await direct.close();
  });
  return { database, direct, cut, mend: async () => void (await open(port)) };
}
