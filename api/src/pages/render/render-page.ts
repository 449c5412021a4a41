import type { PageData } from '@rendezvous/contract/composition/page';
import { titleOf } from '@rendezvous/rules/page-title';
import type { RouteMatch } from '@rendezvous/contract/kernel/routes';
import { documentOf, type PageBody, type PageHead } from './document.ts';
import { readFrameScreen } from './frame-screen.ts';
import type { OwnReader } from './own-api.ts';
import type { RenderedPage, ScreenInput } from './process/messages.ts';
import type { RenderPool } from './process/pool.ts';
import { shareImage } from './share-image.ts';
import { filledSlots, type Deployed, type OfferedRemote } from '#src/delivery/registry/face.ts';

/** A page to draw: its facts, the parts that are deployed, and the way to the API. */
export interface PageRequest {
  data: PageData;
  deployed: Deployed;
  match: RouteMatch | null;
  nonce: string;
  reader: OwnReader;
  origin: string;
}

/** A page's HTML, its status, and whether every part of it was drawn that should be. */
export interface DrawnPage {
  html: string;
  status: number;
  isWhole: boolean;
}

/** Draws a page. Without a render process it is the same page with everything left to the browser. */
export async function renderPage(pool: RenderPool, request: PageRequest): Promise<DrawnPage> {
  const { deployed, match, nonce, reader } = request;
  const shell = deployed.shell;
  if (!shell) throw new Error('no shell is deployed');
  const data = { ...request.data };
  if (match?.route.owner === 'shell') await readFrameScreen(data, match, reader);
  const remote = remoteOf(deployed, match);
  const input = remote && screenInput(data, deployed, match);
  const rendered = await pool.render({
    deployed,
    page: data,
    nonce,
    screen: remote && input ? { remote, input } : null,
    get: reader.get,
  });
  const screen = rendered?.frame ? rendered.screen : null;
  if (reader.missing()) data.status = 404;
  const drawn = { request: { ...request, data }, remote, rendered, screen };
  const html = documentOf({
    page: data,
    head: headOf(drawn),
    body: bodyOf(drawn),
    preloads: {
      shell,
      remote: isSentToLogIn(match, data) ? null : remote,
      route: match?.route.name ?? null,
      parts: rendered?.frame?.parts ?? [],
    },
    nonce,
  });
  const isWhole = Boolean(rendered?.frame) && rendered?.failures.length === 0 && isAnswered(reader);
  return { html, status: data.status, isWhole };
}

/** A page about something that does not exist is whole; one whose data was refused is not. */
const isAnswered = (reader: OwnReader): boolean => !reader.refused() || reader.missing();

/** The remote that draws a route; none where its screen is still to be built. */
function remoteOf(deployed: Deployed, match: RouteMatch | null): OfferedRemote | null {
  const owner = match?.route.waiting ? null : match?.route.owner;
  return owner && owner !== 'shell' ? (deployed.remotes[owner] ?? null) : null;
}

/** A visitor is about to be sent to log in: nothing of this screen is worth announcing. */
const isSentToLogIn = (match: RouteMatch | null, data: PageData): boolean =>
  match?.route.access === 'member' && !data.user && data.userKnown;

function screenInput(data: PageData, deployed: Deployed, match: RouteMatch | null): ScreenInput | null {
  if (!data.userKnown || !match?.route.serverRendered) return null;
  return { route: match.route.name, slots: filledSlots(deployed.remotes) };
}

/** A page with what the render process has drawn of it. */
interface Drawn {
  request: PageRequest;
  remote: OfferedRemote | null;
  rendered: RenderedPage | null;
  /** Null where the frame around it was not drawn. */
  screen: RenderedPage['screen'];
}

function headOf({ request, rendered, screen }: Drawn): PageHead {
  const { data, match, origin } = request;
  const { settings } = data;
  return {
    title: screen?.title ? titleOf(screen.title, settings.name) : (rendered?.frame?.title ?? settings.name),
    description: screen?.description ?? rendered?.frame?.description ?? settings.description,
    indexable: match !== null && data.status === 200 && match.route.indexable,
    canonical: match ? data.url.split('?')[0]! : '/',
    origin,
    image: shareImage(match, screen?.state ?? null, { origin, cdnPrefix: settings.cdn_prefix }),
  };
}

function bodyOf({ remote, rendered, screen }: Drawn): PageBody {
  return {
    frameHtml: rendered?.frame?.html ?? null,
    rendered: screen && remote ? { remote: remote.name, state: screen.state } : null,
    aheadHtml: rendered?.frame?.ahead ?? '',
    plainFormsHtml: rendered?.frame?.beside ?? '',
    styleTags: (rendered?.frame?.styleTags ?? '') + (screen?.styleTags ?? ''),
  };
}
