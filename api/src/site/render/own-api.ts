import { LOCALE_COOKIE, type Locale } from '@rendezvous/contract/locales';
import type { FastifyRequest } from 'fastify';
import type { App } from '#src/platform/types.ts';

/** Reads the API inside the process, with the rights, address and language of the visitor who asked for the page. */
export interface OwnReader {
  /** JSON of an API path; rejects when it is refused. */
  read(path: string): Promise<unknown>;
  /** Has the API said that what the page is about does not exist? Then the page is a 404 as well. */
  missing(): boolean;
}

export function ownReader(app: App, request: FastifyRequest, locale: Locale): OwnReader {
  let missing = false;
  const cookie = [
    request.headers.cookie?.replace(new RegExp(`(^|; ?)${LOCALE_COOKIE}=[^;]*`), ''),
    `${LOCALE_COOKIE}=${locale}`,
  ]
    .filter(Boolean)
    .join('; ');
  const headers = {
    host: request.headers.host ?? 'localhost',
    cookie,
    accept: 'application/json',
    'user-agent': request.headers['user-agent'] ?? '',
  };
  return {
    async read(path) {
      const answer = await app.inject({ method: 'GET', url: path, headers, remoteAddress: request.ip });
      if (answer.statusCode === 404) missing = true;
      if (answer.statusCode !== 200) throw new Error(`${path.split('?')[0]} answered ${answer.statusCode}`);
      return answer.json() as unknown;
    },
    missing: () => missing,
  };
}
