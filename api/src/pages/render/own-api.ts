import { LOCALE_COOKIE, type Locale } from '@rendezvous/contract/kernel/locales';
import { TRACKING_COOKIE, trackingText } from '@rendezvous/contract/resources/signup/tracking';
import type { FastifyRequest } from 'fastify';
import { requestAs } from '#src/platform/http/session.ts';
import type { App } from '#src/platform/types.ts';
import type { Get } from './process/render-process.ts';

/** Reads the API inside the process, with the rights, address and language of the page's visitor. */
export interface OwnReader {
  /** JSON text of an API path, or why there is none. Never rejects. */
  get: Get;
  /** JSON of an API path; rejects when it is refused. */
  read(path: string): Promise<unknown>;
  /** Has the API said that what the page is about does not exist? Then the page is a 404 as well. */
  missing(): boolean;
  /** Was anything refused? Then the page is incomplete, and is not cached for others. */
  refused(): boolean;
}

/** Only paths of the API: a server build reads what the browser could, and no page. */
const API_PATH = /^\/api\/[\w./?=&%~+,:;@!*'()[\]-]*$/;

/** Makes the reader of one page's visitor. */
export function ownReader(app: App, request: FastifyRequest, locale: Locale): OwnReader {
  let missing = false;
  let refused = false;
  const { tracking } = request.context;
  const cookie = [
    request.headers.cookie?.replace(
      new RegExp(`(^|; ?)(${LOCALE_COOKIE}|${TRACKING_COOKIE})=[^;]*`, 'g'),
      '',
    ),
    `${LOCALE_COOKIE}=${locale}`,
    tracking && `${TRACKING_COOKIE}=${encodeURIComponent(trackingText(tracking))}`,
  ]
    .filter(Boolean)
    .join('; ');
  const headers = {
    host: request.host || 'localhost',
    cookie,
    accept: 'application/json',
    'user-agent': request.headers['user-agent'] ?? '',
  };

  const get: Get = async (path) => {
    const name = path.split('?')[0];
    try {
      if (!API_PATH.test(path)) throw new Error('is no path of the API');
      const call = { method: 'GET', url: path, headers, remoteAddress: request.ip } as const;
      const answer = await requestAs(request.context.viewer, () => app.inject(call));
      if (answer.statusCode === 404) missing = true;
      if (answer.statusCode === 200) return { ok: true, missing: false, text: answer.payload };
      throw new Error(`answered ${answer.statusCode}`);
    } catch (error) {
      refused = true;
      return { ok: false, missing, text: `${name} ${error instanceof Error ? error.message : 'failed'}` };
    }
  };

  return {
    get,
    async read(path) {
      const { ok, text } = await get(path);
      if (!ok) throw new Error(text);
      return JSON.parse(text) as unknown;
    },
    missing: () => missing,
    refused: () => refused,
  };
}
