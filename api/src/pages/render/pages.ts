import { existsSync } from 'node:fs';
import path from 'node:path';
import { NOT_PAGES } from '@rendezvous/contract/composition/page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { sendProblem } from '#src/platform/http/errors.ts';
import { storeChoices } from '#src/platform/http/choices.ts';
import { storeSource } from './traffic-source.ts';
import type { App } from '#src/platform/types.ts';
import { offlineFile } from './app/offline-page.ts';
import { webManifest } from './app/web-manifest.ts';
import { workerFile } from './app/worker-file.ts';
import { builtFiles, themeFiles } from './assets.ts';
import { answerBusy, PAGES_PER_MINUTE } from './busy-page.ts';
import { noncedPage } from './cache/nonced.ts';
import { createPageCache, type PageCache, type VisitorPage } from './cache/page-cache.ts';
import { ownReader } from './own-api.ts';
import { askedPage, pageFacts, visitorKey, type AskedPage } from './page-facts.ts';
import { drawFirstPages } from './first-pages.ts';
import { createHealth } from './process/health.ts';
import type { PartKey } from './process/messages.ts';
import { RenderPool } from './process/pool.ts';
import { openDist, pageRegistry, type Dist } from '#src/delivery/registry/face.ts';
import { renderPage, type DrawnPage } from './render-page.ts';
import { newNonce, sendCached, sendOwn } from './send-page.ts';
import { siteFiles } from './site-files.ts';

/** Program of render processes; `npm run build` writes it. */
const RENDER_CHILD = path.resolve(import.meta.dirname, '../../../../dist/render/child.mjs');
const THEME = path.resolve(import.meta.dirname, '../../../../shared/theme');

interface Renderer {
  app: App;
  dist: Dist;
  pool: RenderPool;
  cache: PageCache;
  /** Counts deployments: pages cached for former versions are not served. */
  versions: number;
  /** Patterns of routes whose page was drawn whole for a visitor. */
  whole: Set<string>;
}

/**
 * Pages, and the files they are made of. Every GET of a path without extension is a page of the product: the frame
 * around the route's screen, or the 404 page.
 */
export async function registerPages(app: App): Promise<void> {
  const renderer = createRenderer(app);
  const { dist } = renderer;

  builtFiles(app, dist);
  themeFiles(app, 'fonts', path.join(THEME, 'fonts'));
  themeFiles(app, 'img', path.join(THEME, 'img'));
  themeFiles(app, 'icons', path.join(THEME, 'icons'));
  siteFiles(app);
  webManifest(app);
  offlineFile(app);
  workerFile(app, dist);
  app.get(
    '/remotes.json',
    { config: { access: 'public', session: 'none', rateLimit: false } },
    async (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://server');
      const remotes = dist.remotesFor(searchParams.get('shell') ?? '');
      return reply.header('cache-control', 'no-store').send({ remotes: pageRegistry(remotes) });
    },
  );
  // Where nothing is built there is nothing to draw.
  drawFirstPages(app, (path) => !dist.deployed().shell || renderer.whole.has(path));
  const rateLimit = { max: PAGES_PER_MINUTE, timeWindow: MINUTE };
  app.get(
    '/*',
    { config: { access: 'public', session: 'optional', rateLimit }, errorHandler: answerBusy },
    (request, reply) => sendPage(renderer, request, reply),
  );
}

/** Opens the built parts and the pool of render processes; closing the app ends them. */
function createRenderer(app: App): Renderer {
  const { config, clock } = app.services;
  const named = (key: PartKey): { part: string; version: string } => {
    const [part = key, version = ''] = key.split('/');
    return { part, version };
  };
  const dist = openDist(config.DIST_DIR, (part, version, reason) =>
    app.log.error({ part, version, reason }, 'version not offered'),
  );
  const health = createHealth(
    () => performance.now(),
    ({ part, fault, reason, forMs }) =>
      app.log.error(
        { ...named(part), fault, reason, seconds: forMs / 1000 },
        'server build in quarantine: its pages go out without server HTML',
      ),
  );
  if (!existsSync(RENDER_CHILD))
    app.log.warn('pages go out without server HTML: "npm run build" writes the program of render processes');
  const pool = new RenderPool({
    folder: config.DIST_DIR,
    program: RENDER_CHILD,
    limitMs: config.RENDER_LIMIT_MS,
    memoryBytes: config.RENDER_MEMORY_MB * 2 ** 20,
    health,
    report: (part, fault, reason) =>
      app.log.warn({ ...named(part), fault, reason }, 'page without server HTML'),
  });
  const cache = createPageCache(() => clock.now().getTime());
  const renderer: Renderer = { app, dist, pool, cache, versions: 0, whole: new Set() };
  dist.onChange((deployed) => {
    renderer.versions += 1;
    pool.deployed(deployed);
  });
  app.addHook('onClose', async () => {
    dist.close();
    await pool.close();
  });
  return renderer;
}

async function sendPage(
  renderer: Renderer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { app, dist, cache } = renderer;
  const path = request.url.split('?')[0]!;
  if (NOT_PAGES.test(path) || /\.\w+$/.test(path)) return sendProblem(reply, 'not_found');
  const deployed = dist.deployed();
  if (!deployed.shell)
    return reply.code(503).type('text/plain').send('The pages are not built yet: run "npm run build".\n');
  const asked = askedPage(app, request, deployed);
  if (asked.chosen) storeChoices(reply, { language: asked.chosen });
  storeSource(request, reply);
  const key = visitorKey(asked, renderer.versions);
  if (key !== null)
    return sendCached(request, reply, await cache.get(key, () => visitorPage(renderer, asked)));
  const nonce = newNonce();
  return sendOwn(request, reply, await draw(renderer, asked, nonce), nonce);
}

/** Renders a page once for all visitors of the next seconds. The nonce of this rendering is never sent. */
async function visitorPage(renderer: Renderer, asked: AskedPage): Promise<VisitorPage> {
  const placeholder = newNonce();
  const { html, status, isWhole } = await draw(renderer, asked, placeholder);
  if (isWhole && asked.match) renderer.whole.add(asked.match.route.path);
  return { status, isWhole, page: await noncedPage(html, placeholder) };
}

async function draw({ app, pool }: Renderer, asked: AskedPage, nonce: string): Promise<DrawnPage> {
  const { deployed, match, locale, request } = asked;
  const reader = ownReader(app, request, locale);
  const data = await pageFacts(app, asked);
  return renderPage(pool, { data, deployed, match, nonce, reader, origin: app.services.config.BASE_URL });
}
