import { DISMISSED_COOKIE, readDismissed } from '@rendezvous/contract/composition/dismissals';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { PageData } from '@rendezvous/contract/composition/page';
import { matchRoute, type RouteMatch } from '@rendezvous/contract/kernel/routes';
import { SESSION_COOKIE } from '@rendezvous/contract/resources/accounts/schemas';
import type { FastifyRequest } from 'fastify';
import { themeOf } from '#src/platform/http/theme-html.ts';
import type { App } from '#src/platform/types.ts';
import { CACHED_QUERY } from './cache/page-cache.ts';
import { splitLocale } from './document.ts';
import { offersOf } from './offers.ts';
import { memberOf } from './page-member.ts';
import { pageRegistry, type Deployed } from '#src/delivery/registry/face.ts';

/** What an address asks for. */
export interface AskedPage {
  request: FastifyRequest;
  deployed: Deployed;
  match: RouteMatch | null;
  /** Path with query, without language prefix. */
  url: string;
  /** The language named by the address. */
  chosen: Locale | null;
  locale: Locale;
  settings: PageData['settings'];
}

/** Joins slashes at the beginning of a path: two of them would name a host. */
const withOneSlash = (path: string): string => path.replace(/^[/\\]*/, '/');

/** Reads the target of a request, which any text may be. A scheme and host in it (absolute form) do not count. */
function targetOf(text: string): URL {
  const target = new URL(`http://server${withOneSlash(text.replace(/^https?:\/\/[^/?#]*/i, ''))}`);
  target.pathname = withOneSlash(target.pathname);
  return target;
}

/** Reads from a request which page it asks for, and in which words. */
export function askedPage(app: App, request: FastifyRequest, deployed: Deployed): AskedPage {
  const { pathname: asked, search } = targetOf(request.url);
  const { locale: chosen, pathname: rest } = splitLocale(asked);
  const pathname = withOneSlash(rest);
  const locale = chosen ?? request.context.locale;
  // The start of a page asks for its settings as settings.php is asked: with the query of its address and the host.
  const settings = request.context.settingsOf({ forced_domain: request.host, locale });
  return { request, deployed, match: matchRoute(pathname), url: pathname + search, chosen, locale, settings };
}

/** Settings as text, written once: pages share the object as long as no setting changes. */
const settingsTexts = new WeakMap<PageData['settings'], string>();

function textOf(settings: PageData['settings']): string {
  const text = settingsTexts.get(settings) ?? JSON.stringify(settings);
  settingsTexts.set(settings, text);
  return text;
}

/**
 * Everything a visitor's page depends on, as text; null for pages that are made for one person. Settings contain domain, language
 * and country.
 */
export function visitorKey({ request, settings, url, locale }: AskedPage, versions: number): string | null {
  const search = url.split('?')[1] ?? '';
  if (request.cookies[SESSION_COOKIE] !== undefined || search.length > CACHED_QUERY) return null;
  return JSON.stringify([
    request.host,
    request.protocol,
    locale,
    url,
    versions,
    readDismissed(request.cookies[DISMISSED_COOKIE], null),
    themeOf(request),
    textOf(settings),
  ]);
}

/** A route without a screen is announced, not there: 501 excludes it from search engines. */
const statusOf = (match: RouteMatch | null): number => (match ? (match.route.waiting ? 501 : 200) : 404);

/** Facts the server puts into a page. */
export async function pageFacts(
  app: App,
  { request, deployed, match, url, locale, settings }: AskedPage,
): Promise<PageData> {
  const member = await memberOf(app, request.context);
  const dismissed = readDismissed(request.cookies[DISMISSED_COOKIE], member.user?.id ?? null);
  return {
    settings,
    registry: pageRegistry(deployed.remotes),
    locale,
    url,
    user: member.user,
    userKnown: member.known,
    status: member.known ? statusOf(match) : 503,
    offers: await offersOf(app.services, request.context, { ...member, dismissed }, request.log),
    dismissed,
    theme: themeOf(request),
    year: app.services.clock.now().getUTCFullYear(),
    screen: null,
    rendered: null,
  };
}
