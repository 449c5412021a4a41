import { LOCALES, LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { FRAME_ID, INCOMPLETE_ID, PAGE_DATA_ID, type PageData } from '@rendezvous/contract/composition/page';
import type { RemoteName } from '@rendezvous/contract/kernel/routes';
import { DESIGNS, firstFonts } from '@rendezvous/theme/css';
import { colorScheme, rootTag, themeColors } from '#src/platform/http/theme-html.ts';
import { manifestAddress } from './app/web-manifest.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { MARK_INSTALLED } from './installed.ts';
import { baseOf } from '#src/delivery/registry/face.ts';
import { preloadLinks, type Preloads } from './preloads.ts';

/** What the head says of a page, to readers, search engines and previews of links. */
export interface PageHead {
  title: string;
  description: string;
  indexable: boolean;
  /** Address of this page as others should know it, without language prefix. */
  canonical: string;
  origin: string;
  /** Absolute address of the preview picture of a shared link; null without one. */
  image: string | null;
}

/** What the server has drawn of a page. */
export interface PageBody {
  /** Null where everything is left to the browser. */
  frameHtml: string | null;
  /** The remote whose first screen is in the HTML, with the JSON of what it was rendered from. */
  rendered: { remote: RemoteName; state: string } | null;
  /** What the page asks before anything else of it is shown. */
  aheadHtml: string;
  /** Forms and answers next to the frame, for presses before it listens. */
  plainFormsHtml: string;
  styleTags: string;
}

/** What a page's HTML is put together from. */
export interface DocumentParts {
  page: PageData;
  head: PageHead;
  body: PageBody;
  preloads: Preloads;
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
function pageText(page: PageData, rendered: PageBody['rendered']): string {
  if (!rendered) return JSON.stringify(page);
  const facts = JSON.stringify({ ...page, rendered: undefined });
  return `${facts.slice(0, -1)},"rendered":{"remote":"${rendered.remote}","state":${rendered.state}}}`;
}

/** Where the server's HTML shows the screen, its fonts and photos load before code; an empty screen waits for code alone. */
function urgencyOf({ remote }: Preloads, { frameHtml, rendered }: PageBody): string {
  const isShown = frameHtml !== null && (!remote || rendered !== null);
  return isShown ? ' fetchpriority="low"' : '';
}

function alternates({ canonical, origin }: PageHead): string {
  const languages = LOCALES.map(
    ({ code }) =>
      `<link rel="alternate" hreflang="${code}" href="${origin}/${code}${canonical === '/' ? '' : escape(canonical)}">`,
  );
  return [
    ...languages,
    `<link rel="alternate" hreflang="x-default" href="${origin}${escape(canonical)}">`,
  ].join('');
}

function headOf({ page, head, body, preloads, nonce }: DocumentParts): string {
  const { title, description, indexable, canonical, origin, image } = head;
  const { shell } = preloads;
  const urgency = urgencyOf(preloads, body);
  const name = page.settings.name;
  const integrity = shell.files[shell.entry];
  const lines = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    `<title>${escape(title)}</title><meta name="description" content="${escape(description)}">`,
    indexable
      ? `<link rel="canonical" href="${origin}${escape(canonical)}">${alternates(head)}`
      : '<meta name="robots" content="noindex">',
    `<meta property="og:title" content="${escape(title)}"><meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:site_name" content="${escape(name)}"><meta property="og:locale" content="${LOCALES.find(({ code }) => code === page.locale)!.iso.replace('-', '_')}">`,
    ...(image ? [`<meta property="og:image" content="${escape(image)}">`] : []),
    `<meta name="rating" content="adult"><meta property="csp-nonce" nonce="${nonce}">`,
    colorScheme(page.theme),
    ...firstFonts(page.locale).map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    `<script src="${baseOf('shell', shell.version)}${shell.entry}" integrity="${integrity}" nonce="${nonce}" defer${urgency}></script>`,
    preloadLinks(page, preloads, urgency),
    `<script nonce="${nonce}">${MARK_INSTALLED}${shell.early ?? ''}</script>`,
    `<style nonce="${nonce}">${DESIGNS[page.settings.designVersion]}</style>${body.styleTags}`,
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
  const { page, body } = parts;
  const { frameHtml } = body;
  const frame =
    frameHtml === null ? `<div id="${FRAME_ID}"></div>` : `<div id="${FRAME_ID}" data-ssr>${frameHtml}</div>`;
  return `<!doctype html>
${rootTag(page.locale, page.theme)}
<head>
${headOf(parts)}
</head>
<body data-design="${page.settings.designVersion}">
${body.aheadHtml}${frame}${body.plainFormsHtml}${INCOMPLETE[page.locale]}
<script type="application/json" id="${PAGE_DATA_ID}">${inline(pageText(page, body.rendered))}</script>
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
