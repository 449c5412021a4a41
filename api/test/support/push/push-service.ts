import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import tls from 'node:tls';
import { localhostCertificate } from './certificates.ts';
import { PushBrowser } from './push-browser.ts';

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine, behind a certificate of its own authority, which this process then trusts. */
export interface PushService {
  origin: string;
  authority: string;
  received: ReceivedPush[];
  /** How it answers what comes in on a path; 201 unless said otherwise. */
  answer: Map<string, number>;
  /** Called with each push before it is answered. */
  delay: (push: ReceivedPush) => Promise<void>;
  /** A browser that receives through this service. */
  browser(name: string): PushBrowser;
  to(browser: PushBrowser): ReceivedPush[];
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const { authority, certificate, key } = localhostCertificate();
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), authority]);
  const received: ReceivedPush[] = [];
  const answer = new Map<string, number>();
  const server = createServer({ cert: certificate, key }, async (request, response) => {
    const push = { path: request.url ?? '', headers: request.headers, body: await buffer(request) };
    await service.delay(push);
    received.push(push);
    response.writeHead(answer.get(push.path) ?? 201).end('{"detail":"whatever the service has to say"}');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    origin,
    authority,
    received,
    answer,
    delay: async () => {},
    browser: (name) => new PushBrowser(`${origin}/push/${name}`),
    to: (browser) => received.filter((push) => origin + push.path === browser.endpoint),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}
