import type { Config } from '#src/platform/config.ts';
import { makeVapidPair, type VapidPair } from '#src/platform/lib/vapid.ts';
import type { Secrets } from '#src/platform/settings/face.ts';

/**
 * The key pair browsers know this server by: the environment's, else one that is made once and stored in the database. A new
 * pair makes every subscription useless, so it never changes by itself.
 */
export async function vapidKeys(
  secrets: Secrets,
  { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Config,
): Promise<VapidPair> {
  if (VAPID_PUBLIC_KEY) return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  return JSON.parse(await secrets('vapid', () => JSON.stringify(makeVapidPair()))) as VapidPair;
}
