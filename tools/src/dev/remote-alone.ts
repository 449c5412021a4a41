import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { REMOTES, standAloneBuild } from '../../../rspack.shared.js';
import { apiServer } from './api-server.ts';
import { watchCatalogues } from './catalogues.ts';
import { answerHost } from './host-page.ts';
import { createNews } from './news.ts';
import { typeChecker } from './types.ts';
import { ROOT } from '#src/lib/workspace.ts';

/**
 * Runs one remote alone, started in its folder (`npx nx dev mfe-chat`): a host page at `DEV_PORT`, edits that preserve the
 * page's state, and the API of a running server (`API_URL`), or of one it starts itself.
 */
const folder = path.basename(process.cwd());
const remote = Object.entries(REMOTES).find(([, own]) => own === folder)?.[0];
if (!remote) throw new Error('start this in the folder of a remote');
const port = Number(process.env.DEV_PORT ?? 4210 + Object.keys(REMOTES).indexOf(remote));
const started = performance.now();

/** The entry lies in the remote's folder of compiled texts: packages resolve from there as from its sources. */
function writeEntry(): string {
  const entry = path.join(ROOT, folder, '.messages/alone.tsx');
  mkdirSync(path.dirname(entry), { recursive: true });
  const lines = [
    "import { startAlone } from '@rendezvous/remote/alone/start-alone';",
    "import { remote } from '#src/app/remote.tsx';",
    'void startAlone(remote);',
  ];
  writeFileSync(entry, `${lines.join('\n')}\n`);
  return entry;
}

const api = apiServer();
api.catch((error: Error) => console.error(error.message));
const news = createNews();
await watchCatalogues({ own: path.join(ROOT, folder), common: path.join(ROOT, 'shared/i18n') }, news);
const compiler = rspack(standAloneBuild({ remote, entry: writeEntry() }));
const checkTypes = typeChecker(folder, news);
compiler.hooks.done.tap('mfe-alone', (stats) => {
  if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: false }));
  else
    console.log(
      `mfe-${remote} is built: http://127.0.0.1:${port}/ (${Math.round(performance.now() - started)} ms after the start)`,
    );
  // The type checker starts once the page can be painted.
  checkTypes();
});
const server = new RspackDevServer(
  {
    port,
    host: '127.0.0.1',
    hot: true,
    static: false,
    compress: false,
    devMiddleware: { publicPath: '/__dev/files/', index: false },
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false },
      webSocketURL: { pathname: '/__dev/socket' },
    },
    webSocketServer: { type: 'ws', options: { path: '/__dev/socket' } },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      { name: 'host page', middleware: answerHost({ remote, folder, news, api }) },
    ],
  },
  compiler,
);
await server.start();
