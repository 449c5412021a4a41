import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { DISMISSED_COOKIE, readDismissed } from '@rendezvous/contract/dismissals';
import { NOT_PAGES, titleOf, type PageData } from '@rendezvous/contract/page';
import { sourceOf, TRACKING_COOKIE } from '@rendezvous/contract/tracking';
import { matchRoute, type RouteMatch } from '@rendezvous/contract/routes';
import { themeCss } from '@rendezvous/theme/css';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { audienceOf } from '#src/platform/http/audience.ts';
import { keepChoices } from '#src/platform/http/choices.ts';
import { sendProblem } from '#src/platform/http/errors.ts';
import type { App } from '#src/platform/types.ts';
import { offlineFile } from './app/offline-page.ts';
import { webManifest } from './app/web-manifest.ts';
import { workerFile } from './app/worker-file.ts';
import { builtFiles, themeFiles } from './assets.ts';
import { createBreaker } from './breaker.ts';
import { answerBusy, PAGES_PER_MINUTE } from './busy-page.ts';
import { filledSlots, openDist, pageRegistry, type Deployed, type Dist } from './dist.ts';
import { documentOf, splitLocale } from './document.ts';
import { createFirstScreens, type FirstScreen, type FirstScreens } from './first-screen.ts';
import { readFrameScreen } from './frame-screen.ts';
import { createFrames, type Frames } from './frame.ts';
import { offersOf } from './offers.ts';
import { ownReader } from './own-api.ts';
import { memberOf } from './page-member.ts';
import { pagePolicy } from './policy.ts';
import { siteFiles } from './site-files.ts';

interface Renderer {
  app: App;
  dist: Dist;
  frames: Frames;
  firstScreens: FirstScreens;
}

/**
 * Pages, and the files they are made of. Every GET of a path without extension is a page of the product: the frame
 * around the route's screen, or the 404 page.
 */
export async function registerPages(app: App): Promise<void> {
  const { config } = app.services;
  const report = (err: unknown, part: string): void =>
    app.log.warn({ err, part }, 'page without server HTML');
  const breaker = createBreaker(() => performance.now());
  const dist = openDist(config.DIST_DIR);
  const limit = config.RENDER_LIMIT_MS;
  const frames = createFrames(dist.folder, limit, breaker, report);
  const firstScreens = createFirstScreens(dist.folder, limit, breaker, report);
  const renderer = { app, dist, frames, firstScreens };
  const theme = path.resolve(import.meta.dirname, '../../../../shared/theme');

  builtFiles(app, dist);
  themeFiles(app, 'fonts', path.join(theme, 'fonts'));
  themeFiles(app, 'img', path.join(theme, 'img'));
  themeFiles(app, 'icons', path.join(theme, 'icons'));
  siteFiles(app);
  webManifest(app);
  offlineFile(app);
  workerFile(app, dist);
  app.get(
    '/remotes.json',
    { config: { access: 'public', sessionless: true, rateLimit: false } },
    async (_request, reply) => {
      const { remotes } = await dist.deployed();
      return reply.header('cache-control', 'no-store').send({ remotes: pageRegistry(remotes) });
    },
  );
  const rateLimit = { max: PAGES_PER_MINUTE, timeWindow: MINUTE };
  app.get(
    '/*',
    { config: { access: 'public', withoutSession: true, rateLimit }, errorHandler: answerBusy },
    (request, reply) => page(renderer, request, reply),
  );
}

async function page(renderer: Renderer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { pathname: asked, search } = new URL(request.url, 'http://server');
  if (NOT_PAGES.test(asked) || /\.\w+$/.test(asked)) return sendProblem(reply, 'not_found');
  const { locale: chosen, pathname } = splitLocale(asked);
  if (chosen) keepChoices(reply, { language: chosen });

  const deployed = await renderer.dist.deployed();
  if (!deployed.shell)
    return reply.code(503).type('text/plain').send('The pages are not built yet: run "npm run build".\n');
  const audience = audienceOf(request);
  const locale = chosen ?? audience.locale;
  const match = matchRoute(pathname);
  const get = ownReader(renderer.app, request, locale);
  const member = await memberOf(renderer.app, request);
  const data: PageData = {
    settings: renderer.app.services.settings.forHost(request.host, { ...audience, locale }),
    registry: pageRegistry(deployed.remotes),
    locale,
    url: pathname + search,
    user: member.user,
    userKnown: member.known,
    status: member.known ? (match ? 200 : 404) : 503,
    offers: await offersOf(request, member),
    dismissed: readDismissed(request.cookies[DISMISSED_COOKIE], member.user?.id ?? null),
    trafficSource: sourceOf(new URLSearchParams(search), request.cookies[TRACKING_COOKIE]) !== null,
    year: renderer.app.services.clock.now().getUTCFullYear(),
    screen: null,
    rendered: null,
  };
  const nonce = randomBytes(16).toString('base64');
  const html = await htmlOf(renderer, {
    data,
    deployed,
    match,
    nonce,
    get,
    origin: renderer.app.services.config.BASE_URL,
  });
  return reply
    .code(data.status)
    .header('content-security-policy', pagePolicy(nonce, request.protocol === 'https'))
    .header('cache-control', 'private, no-store')
    .header('vary', 'cookie, accept-language')
    .type('text/html; charset=utf-8')
    .send(html);
}

interface Page {
  data: PageData;
  deployed: Deployed;
  match: RouteMatch | null;
  nonce: string;
  get: ReturnType<typeof ownReader>;
  origin: string;
}

async function htmlOf(
  { frames, firstScreens }: Renderer,
  { data, deployed, match, nonce, get, origin }: Page,
): Promise<string> {
  const shell = deployed.shell!;
  const owner = match?.route.owner;
  const remote = owner && owner !== 'shell' ? (deployed.remotes[owner] ?? null) : null;
  const frame = await frames.load(shell);
  // Also loads the words the frame itself is drawn with.
  const commonMessages = (await frame?.commonMessages(data.locale)) ?? {};
  let screen: FirstScreen | null = null;
  if (match?.route.owner === 'shell') await readFrameScreen(data, match, get);
  if (frame && remote && data.userKnown && match?.route.serverRendered) {
    const { url, locale, settings, user } = data;
    screen = await firstScreens.render(remote, frame, {
      route: match.route.name,
      url,
      locale,
      settings,
      user,
      commonMessages,
      slots: filledSlots(deployed.remotes),
      nonce,
      get: get.read,
    });
    if (get.missing()) data.status = 404;
    if (screen) data.rendered = { remote: remote.name, state: screen.state };
  }
  const framed =
    frame && frames.render(frame, shell, { page: data, remoteHtml: screen?.html ?? null, nonce });
  if (!framed) data.rendered = null;
  const own = screen?.title ? titleOf(screen.title, data.settings.name) : null;
  return documentOf({
    page: data,
    shell,
    // A visitor is about to be sent to log in: nothing of this screen is worth announcing.
    remote: match?.route.access === 'member' && !data.user && data.userKnown ? null : remote,
    route: match?.route.name ?? null,
    indexable: match !== null && data.status === 200 && match.route.indexable,
    title: own ?? framed?.title ?? data.settings.name,
    description: screen?.description ?? framed?.description ?? data.settings.description,
    canonical: match ? data.url.split('?')[0]! : '/',
    origin,
    themeCss,
    styleTags: (framed?.styleTags ?? '') + (framed ? (screen?.styleTags ?? '') : ''),
    frameHtml: framed?.html ?? null,
    parts: framed?.parts ?? [],
    nonce,
  });
}
