import { readFile } from 'node:fs/promises';
import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { ROOT } from '../lib/workspace.ts';
import type { News } from './news.ts';

/** What the page around a remote is answered from. */
export interface HostPage {
  remote: string;
  folder: string;
  news: News;
  api: Promise<URL>;
}

/** Addresses of the API and of files the shell's server has. */
const OF_API = /^\/(api|cdn|photo|sandbox|dev|fonts|img|icons)\/|^\/favicon/;
const CATALOGUE = /^\/__dev\/messages\/(own|common)\/([a-z]{2})\.json$/;

/** Answers the host page at every address of the product, compiled texts and news; passes the API's addresses on. */
export function answerHost({ remote, folder, news, api }: HostPage) {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>mfe-${remote}</title></head>
<body><div id="frame"></div><script src="/__dev/files/main.js"></script></body></html>`;
  return async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { pathname } = new URL(asked.url ?? '/', 'http://dev');
    const [, kind, locale] = CATALOGUE.exec(pathname) ?? [];
    if (pathname === '/__dev/news') return news.stream(answer);
    if (locale) {
      const file = path.join(ROOT, kind === 'own' ? folder : 'shared/i18n', '.messages', `${locale}.json`);
      return void answer.writeHead(200, { 'content-type': 'application/json' }).end(await readFile(file));
    }
    if (OF_API.test(pathname)) return forward(asked, answer, api);
    answer.writeHead(200, { 'content-type': 'text/html' }).end(page);
  };
}

/** Passes a request on as it came, streams included. */
async function forward(asked: IncomingMessage, answer: ServerResponse, api: Promise<URL>): Promise<void> {
  const refuse = (error: Error): void => {
    if (answer.headersSent) return void answer.destroy();
    answer.writeHead(502).end(`${error.message}\n`);
  };
  try {
    const { hostname, port } = await api;
    const { method, headers, url } = asked;
    const onward = send({ host: hostname, port, method, path: url, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    answer.on('close', () => onward.destroy());
    onward.on('error', refuse);
    asked.pipe(onward);
  } catch (error) {
    refuse(error as Error);
  }
}
