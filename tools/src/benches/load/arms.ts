import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Bundle } from './bundle.ts';

export const ARMS = ['this build', 'one bundle', 'static page'] as const;
export type Arm = (typeof ARMS)[number];

/** One way to serve the same pages, at an address of its own. */
export interface ArmServer {
  arm: Arm;
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the product's pages in one of three ways, all through the same small proxy before the real server:
 * as they are; as a client-rendered bundle that announces the same lazy files; as a static page with the same content and no script.
 */
export async function serveArm(arm: Arm, origin: string, bundle: Bundle): Promise<ArmServer> {
  const server = createServer((incoming, outgoing) => {
    answer({ arm, origin, bundle }, incoming, outgoing).catch((error: unknown) =>
      outgoing.writeHead(502).end(String(error)),
    );
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    arm,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => close(server),
  };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

interface Served {
  arm: Arm;
  origin: string;
  bundle: Bundle;
}

async function answer(served: Served, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { pathname } = new URL(incoming.url ?? '/', served.origin);
  if (pathname.startsWith('/bench/')) return sendBundleFile(served.bundle, basename(pathname), outgoing);
  const isPage = incoming.method === 'GET' && (incoming.headers.accept ?? '').includes('text/html');
  const upstream = forward(served.origin + (incoming.url ?? '/'), {
    method: incoming.method,
    headers: {
      ...incoming.headers,
      ...(isPage && { 'accept-encoding': 'identity' }),
      host: new URL(served.origin).host,
      ...originOf(incoming, served.origin),
    },
  });
  incoming.pipe(upstream);
  const [response] = (await once(upstream, 'response')) as [IncomingMessage];
  if (!isPage) {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = compress(pageOf(served, Buffer.concat(chunks).toString('utf8')));
  const {
    'content-length': _length,
    'content-encoding': _encoding,
    'transfer-encoding': _transfer,
    ...headers
  } = response.headers;
  outgoing.writeHead(response.statusCode ?? 502, {
    ...headers,
    'content-encoding': 'br',
    'content-length': body.length,
  });
  outgoing.end(body);
}

/** The real server accepts writes from its own origin only. */
function originOf(incoming: IncomingMessage, origin: string): Record<string, string> {
  return incoming.headers.origin ? { origin, referer: `${origin}/` } : {};
}

function compress(html: string): Buffer {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function sendBundleFile({ folder }: Bundle, name: string, outgoing: ServerResponse): void {
  const compressed = join(folder, `${name}.br`);
  if (!existsSync(join(folder, name))) {
    outgoing.writeHead(404).end();
    return;
  }
  const body = readFileSync(existsSync(compressed) ? compressed : join(folder, name));
  outgoing.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': body.length,
    ...(existsSync(compressed) && { 'content-encoding': 'br' }),
  });
  outgoing.end(body);
}

/** The product's page as this arm sends it. */
export function pageOf({ arm, bundle }: Pick<Served, 'arm' | 'bundle'>, html: string): string {
  if (arm === 'this build') return html;
  const withoutCode = html
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replaceAll(/<script (?!type="application\/json")[^>]*>[\s\S]*?<\/script>/g, '');
  if (arm === 'static page') return withoutCode.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const scripts = `<script src="/bench/${bundle.entry}" nonce="${nonce}" defer></script>${scriptPreloads(html, bundle)}${dataPreloads(html)}`;
  return withoutServerHtml(withoutCode).replace('</title>', `</title>${scripts}`);
}

/** The bundle's own files for what the product's page announces: its screen and the words of its language. */
function scriptPreloads(html: string, { chunks, catalogues }: Bundle): string {
  const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
  const announced = [
    ...html.matchAll(/<link rel="preload" as="script" href="\/assets\/(\w+)\/[^"]*?([^"/]+)\.js"/g),
  ];
  const files = announced.map(([, part = '', name = '']) => chunks[name] ?? catalogues[part]?.[language]);
  return [...new Set(files)]
    .map((file) => (file ? `<link rel="preload" as="script" href="/bench/${file}">` : ''))
    .join('');
}

const PAGE_DATA = /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/;

/** What the server had read for its HTML, the bundle must fetch: announced as early as the script. */
function dataPreloads(html: string): string {
  const data = PAGE_DATA.exec(html)?.[1];
  const { rendered } = JSON.parse(data ?? '{}') as { rendered?: { state: Record<string, unknown> } | null };
  const paths = Object.keys(rendered?.state ?? {}).map((path) => path.replaceAll('&', '&amp;'));
  return paths.map((path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`).join('');
}

/** Empties the frame, its styles and the state it was rendered from: the browser does all of it. */
function withoutServerHtml(html: string): string {
  const frame = /<div id="([\w-]+)" data-ssr>[\s\S]*<\/div>\s*(?=<script type="application\/json")/;
  return html
    .replace(frame, '<div id="$1"></div>\n')
    .replaceAll(/<style[^>]*data-styled[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(PAGE_DATA, (element, json: string) => {
      const page = { ...(JSON.parse(json) as object), rendered: null };
      return element.replace(json, () => JSON.stringify(page).replaceAll('<', '\\u003c'));
    });
}
