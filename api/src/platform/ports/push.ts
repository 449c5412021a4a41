import { createHash } from 'node:crypto';
import { Agent, request } from 'node:https';
import { literalAddress, isPublicAddress, lookupPublic } from '#src/platform/lib/public-address.ts';
import type { VapidPair } from '#src/platform/lib/vapid.ts';

/** Where a browser receives, and the keys only it can read with. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  payload: string;
  /** Of the messages of one topic that wait at the push service, the last one is delivered. */
  topic: string;
  /** How long the push service stores it for a browser that is off. */
  ttlSeconds: number;
}

/** `gone`: the browser will never receive again, and its subscription is to be forgotten. */
export type PushOutcome = 'accepted' | 'gone';

/** Hands encrypted messages to the push services of browsers; rejects when it must be tried again. */
export interface PushPort {
  /** What browsers subscribe with. */
  publicKey: string;
  /** May a subscription lead here? Asked before it is stored; what a name leads to is looked at with every connection. */
  accepts(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
  close(): void;
}

export interface WebPushOptions {
  keys: VapidPair;
  /** Contact of the sender: `mailto:` or `https:` (RFC 8292). */
  subject: string;
  /** Allows endpoints on this machine and private nets: tests and development only. */
  privateAddresses: boolean;
}

const TIMEOUT = 10_000;
const GONE = new Set([404, 410]);

/** Push over the web push protocol: encrypted for the browser (RFC 8291), signed with the server's keys, to public https hosts only. */
export function createWebPush({ keys, subject, privateAddresses }: WebPushOptions): PushPort {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 32,
    ...(!privateAddresses && { lookup: lookupPublic }),
  });

  function accepts(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    if (!url || url.protocol !== 'https:' || url.username || url.password) return false;
    if (privateAddresses) return true;
    const address = literalAddress(url);
    return url.port === '' && (address === null || isPublicAddress(address));
  }

  function post(url: URL, headers: Record<string, string>, body: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        { method: 'POST', agent, headers, signal: AbortSignal.timeout(TIMEOUT) },
        (response) => {
          // The text of the service is not read, and a long answer is cut off.
          response
            .on('data', () => response.destroy())
            .on('error', () => {})
            .resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) =>
        reject(new Error(`push service not reached: ${error.code ?? error.message}`)),
      );
      sent.end(body);
    });
  }

  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, { payload, topic, ttlSeconds }) {
      if (!accepts(endpoint)) return 'gone';
      // Loaded with the first message that is pushed.
      const { default: webPush } = await import('web-push');
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        TTL: ttlSeconds,
        urgency: 'high',
        topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
      });
      const headers = Object.fromEntries(
        Object.entries(details.headers as Record<string, unknown>).map(([name, value]) => [
          name,
          String(value),
        ]),
      );
      const status = await post(new URL(endpoint), headers, details.body as Buffer);
      if (status >= 200 && status < 300) return 'accepted';
      if (GONE.has(status)) return 'gone';
      throw new Error(`push service answered ${status}`);
    },
    close: () => agent.destroy(),
  };
}
