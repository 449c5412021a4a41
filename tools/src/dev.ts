import { createReadStream, existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { LOCALE_CODES } from '@rendezvous/contract/locales';
import { folderOf, REMOTES, standAloneBuild } from '../../rspack.shared.js';
import { compileMessages } from './compile-messages.ts';

/**
 * Runs one remote alone, started in its folder (`npx nx dev mfe-chat`): rebuilt on every change, on a bare page, with the API
 * of a running server (`API_URL`, by default http://127.0.0.1:4200) behind it.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const remote = Object.entries(REMOTES).find(([, folder]) => folder === path.basename(process.cwd()))?.[0];
if (!remote) throw new Error('start this in the folder of a remote');
const port = Number(process.env.DEV_PORT ?? 4210 + Object.keys(REMOTES).indexOf(remote));
const backend = new URL(process.env.API_URL ?? 'http://127.0.0.1:4200');
const output = path.join(ROOT, '.cache/dev', remote);
const entry = path.join(output, 'entry.tsx');
const watchers = new Set<ServerResponse>();

await mkdir(output, { recursive: true });
await Promise.all(
  [folderOf(remote), 'shared/i18n'].map((folder) => compileMessages(path.join(ROOT, folder), LOCALE_CODES)),
);
await writeFile(
  entry,
  `import { startAlone } from '@rendezvous/remote/react/stand-alone';
import { remote } from '${path.join(ROOT, folderOf(remote), 'src/app/remote.tsx')}';
void startAlone(remote, (locale) => import(\`@rendezvous/i18n/messages/\${locale}.json\`));
`,
);

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${remote}</title></head><body><div id="frame"></div><script src="/dev/main.js"></script>
<script>new EventSource('/dev/reload').onmessage=()=>location.reload()</script></body></html>`;

rspack(standAloneBuild({ remote, entry, output: path.join(output, 'files') })).watch({}, (error, stats) => {
  if (error || stats?.hasErrors()) return console.error(error ?? stats?.toString('errors-only'));
  console.log(`${remote} is built: http://127.0.0.1:${port}/`);
  for (const watcher of watchers) watcher.write('data: built\n\n');
});

/** Everything that is not ours goes to the API as it came, streams included. */
function forward(asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = asked;
  const onward = send({ host: backend.hostname, port: backend.port, method, path: url, headers }, (from) => {
    answer.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(answer);
  });
  onward.on(
    'error',
    () =>
      answer.headersSent ||
      answer.writeHead(502).end(`no server answers at ${backend.origin}: start one with "npm start"\n`),
  );
  asked.pipe(onward);
}

createServer((asked, answer) => {
  const { pathname } = new URL(asked.url ?? '/', 'http://dev');
  if (pathname === '/dev/reload') {
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    watchers.add(answer);
    return void asked.on('close', () => watchers.delete(answer));
  }
  const file = path.join(output, 'files', path.basename(pathname));
  if (pathname.startsWith('/dev/') && existsSync(file)) {
    answer.writeHead(200, { 'content-type': 'text/javascript' });
    return void createReadStream(file).pipe(answer);
  }
  if (/^\/(api|cdn|photo|sandbox|dev|fonts|img)\//.test(pathname)) return forward(asked, answer);
  answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
}).listen(port, '127.0.0.1', () => console.log(`Building ${remote}, with the API at ${backend.origin}`));
