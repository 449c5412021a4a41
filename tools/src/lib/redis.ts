import { connect } from 'node:net';

/** Databases of a Redis besides the first one, with its settings as they come. */
const DATABASES = 15;

/**
 * Address of a database in a Redis that answers, the one of REDIS_URL or of this machine; null when there is none. Runs at the same time
 * have different databases, as a rule.
 */
export async function findRedis(): Promise<string | null> {
  const address = new URL(process.env.REDIS_URL || 'redis://127.0.0.1:6379');
  const { hostname, port } = address;
  address.pathname = `/${1 + (process.pid % DATABASES)}`;
  const answers = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || 6379, timeout: 500 });
    const end = (isThere: boolean) => () => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
  return answers ? address.href : null;
}
