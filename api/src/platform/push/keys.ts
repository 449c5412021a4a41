import type { Config } from '#src/platform/config.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { makeVapidPair, type VapidPair } from '#src/platform/lib/vapid.ts';
import { sharedSecret } from '#src/platform/settings/face.ts';

/**
 * The key pair browsers know this server by: the environment's, else one that is made once and stored in the database. A new
 * pair makes every subscription useless, so it never changes by itself.
 */
export async function vapidKeys(tx: Tx, { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Config): Promise<VapidPair> {
  if (VAPID_PUBLIC_KEY) return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  return JSON.parse(await sharedSecret(tx, 'vapid', () => JSON.stringify(makeVapidPair()))) as VapidPair;
}
