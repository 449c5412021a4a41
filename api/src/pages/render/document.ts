import { LOCALES, LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { FRAME_ID, INCOMPLETE_ID, PAGE_DATA_ID, type PageData } from '@rendezvous/contract/composition/page';
import {
  MEMBER_SCREEN,
  type RegistryEntry,
  type ShellManifest,
} from '@rendezvous/contract/composition/registry';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import { firstFonts } from '@rendezvous/theme/css';
import { colorScheme, rootTag, themeColors } from '#src/platform/http/theme-html.ts';
import { manifestAddress } from './app/web-manifest.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { MARK_INSTALLED } from './installed.ts';
import { baseOf } from '#src/delivery/registry/face.ts';

/** What a page's HTML is put together from. */
export interface DocumentParts {
  page: PageData;
  /** The remote whose first screen is in the HTML, with the JSON of what it was rendered from. */
  rendered: { remote: RemoteName; state: string } | null;
  shell: ShellManifest;
  /** The remote of the route, when there is one and its screen will show. */
  remote: RegistryEntry | null;
  /** Name of the route; null for an address the product does not have. */
  route: string | null;
  indexable: boolean;
  title: string;
  description: string;
  /** Address of this page as others should know it, without language prefix. */
  canonical: string;
  origin: string;
  /** Absolute address of the preview picture of a shared link; null without one. */
  image: string | null;
  /** Tokens, fonts and reset: the styles every part builds on. */
  themeCss: string;
  styleTags: string;
  frameHtml: string | null;
  /** Forms and answers next to the frame, for presses before it listens. */
  plainFormsHtml: string;
  /** Parts of the frame in its HTML whose code comes in chunks of their own. */
  parts: readonly string[];
  nonce: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/** JSON that is safe inside a script element. */
const inline = (json: string): string =>
  json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** The page's facts as JSON. What the first screen was rendered from is JSON already. */
function pageText({ page, rendered }: DocumentParts): string {
  if (!rendered) return JSON.stringify(page);
  const facts = JSON.stringify({ ...page, rendered: undefined });
  return `${facts.slice(0, -1)},"rendered":{"remote":"${rendered.remote}","state":${rendered.state}}}`;
}

/**
 * Announces a script exactly as it will be asked for, or the browser fetches it twice: chunks are pinned by their entry,
 * which asks for them in CORS mode; entries are asked for plainly. The element is left open for its urgency.
 */
function script(
  base: string,
  file: string,
  files: Readonly<Record<string, string>>,
  kind: 'entry' | 'chunk',
): string {
  return `<link rel="preload" as="script" href="${base}${file}" integrity="${files[file]}"${kind === 'chunk' ? ' crossorigin' : ''}`;
}

/** Where the server's HTML shows the screen, its fonts and photos load before code; an empty screen waits for code alone. */
function urgencyOf({ frameHtml, remote, rendered }: DocumentParts): string {
  const isShown = frameHtml !== null && (!remote || rendered !== null);
  return isShown ? ' fetchpriority="low"' : '';
}

/**
 * Announces all code of the first screen, so that it comes in one round beside the main script. Code that a first press may
 * need comes last and never before the screen.
 */
function preloads(document: DocumentParts): string {
  const { shell, remote } = document;
  const base = baseOf('shell', shell.version);
  const pressed = (shell.firstPress ?? []).map((file) => script(base, file, shell.files, 'chunk'));
  if (remote)
    for (const file of remote.firstPress ?? [])
      pressed.push(script(remote.base, file, remote.files, 'chunk'));
  const first = firstScripts(document).map((link) => `${link}${urgencyOf(document)}>`);
  return [...first, ...pressed.map((link) => `${link} fetchpriority="low">`)].join('');
}

function firstScripts({ page, shell, remote, route, parts }: DocumentParts): string[] {
  const shellBase = baseOf('shell', shell.version);
  const scripts: string[] = [];
  const own = shell.catalogues[page.locale];
  const ownParts = [
    ...((route && shell.screens?.[route]) || []),
    ...parts.flatMap((part) => shell.parts?.[part] ?? []),
  ];
  for (const file of [...(own ? [own] : []), ...ownParts])
    scripts.push(script(shellBase, file, shell.files, 'chunk'));
  if (remote) {
    const catalogue = remote.catalogues[page.locale];
    scripts.push(script(remote.base, remote.entry, remote.files, 'entry'));
    const screen = screenFiles(remote.screens ?? {}, route ?? '', page.user !== null);
    for (const file of [...remote.chunks, ...screen, ...(catalogue ? [catalogue] : [])])
      scripts.push(script(remote.base, file, remote.files, 'chunk'));
  }
  return [...new Set(scripts)];
}

/** Files of the screen that this viewer gets at a route; none where it has no chunk of its own. */
function screenFiles(
  screens: Readonly<Record<string, readonly string[]>>,
  route: string,
  isMember: boolean,
): readonly string[] {
  return (isMember ? screens[route + MEMBER_SCREEN] : undefined) ?? screens[route] ?? [];
}

function alternates({ canonical, origin }: DocumentParts): string {
  const languages = LOCALES.map(
    ({ code }) =>
      `<link rel="alternate" hreflang="${code}" href="${origin}/${code}${canonical === '/' ? '' : escape(canonical)}">`,
  );
  return [
    ...languages,
    `<link rel="alternate" hreflang="x-default" href="${origin}${escape(canonical)}">`,
  ].join('');
}

function head(parts: DocumentParts): string {
  const { page, shell, title, description, canonical, origin, image, nonce } = parts;
  const name = page.settings.name;
  const integrity = shell.files[shell.entry];
  const lines = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    `<title>${escape(title)}</title><meta name="description" content="${escape(description)}">`,
    parts.indexable
      ? `<link rel="canonical" href="${origin}${escape(canonical)}">${alternates(parts)}`
      : '<meta name="robots" content="noindex">',
    `<meta property="og:title" content="${escape(title)}"><meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:site_name" content="${escape(name)}"><meta property="og:locale" content="${LOCALES.find(({ code }) => code === page.locale)!.iso.replace('-', '_')}">`,
    ...(image ? [`<meta property="og:image" content="${escape(image)}">`] : []),
    `<meta name="rating" content="adult"><meta property="csp-nonce" nonce="${nonce}">`,
    colorScheme(page.theme),
    ...firstFonts(page.locale).map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    `<script src="${baseOf('shell', shell.version)}${shell.entry}" integrity="${integrity}" nonce="${nonce}" defer${urgencyOf(parts)}></script>`,
    preloads(parts),
    `<script nonce="${nonce}">${MARK_INSTALLED}${shell.early ?? ''}</script>`,
    `<style nonce="${nonce}">${parts.themeCss}</style>${parts.styleTags}`,
    themeColors(page.theme),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-180.png"><link rel="manifest" href="${manifestAddress(page.locale)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escape(name)}">`,
  ];
  return lines.join('\n');
}

/** The note of a page whose words do not load, with its button, by language; the frame shows it then. */
const INCOMPLETE = Object.fromEntries(
  LOCALE_CODES.map((locale) => {
    const [text, reload] = ['incomplete.text', 'incomplete.reload'].map((id) =>
      escape(serverText(locale, id)),
    );
    const note = `<p role="alert">${text} <button type="button">${reload}</button></p>`;
    return [locale, `<template id="${INCOMPLETE_ID}">${note}</template>`];
  }),
);

/** Puts the page together. Whatever a visitor or member wrote is inside `frameHtml` (escaped by React) or escaped here. */
export function documentOf(parts: DocumentParts): string {
  const { page, frameHtml } = parts;
  const frame =
    frameHtml === null ? `<div id="${FRAME_ID}"></div>` : `<div id="${FRAME_ID}" data-ssr>${frameHtml}</div>`;
  return `<!doctype html>
${rootTag(page.locale, page.theme)}
<head>
${head(parts)}
</head>
<body data-design="${page.settings.designVersion}">
${frame}${parts.plainFormsHtml}${INCOMPLETE[page.locale]}
<script type="application/json" id="${PAGE_DATA_ID}">${inline(pageText(parts))}</script>
</body>
</html>
`;
}

/** Splits a language prefix off a path: `/de/members` is `/members` in German. */
export function splitLocale(pathname: string): {
  locale: (typeof LOCALE_CODES)[number] | null;
  pathname: string;
} {
  const [, first = ''] = pathname.split('/');
  const locale = LOCALE_CODES.find((code) => code === first) ?? null;
  return { locale, pathname: locale ? pathname.slice(first.length + 1) || '/' : pathname };
}
