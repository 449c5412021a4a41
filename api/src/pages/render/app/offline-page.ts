import { createHash } from 'node:crypto';
import {
  DEFAULT_LOCALE,
  LOCALE_CODES,
  LOCALE_COOKIE,
  type Locale,
} from '@rendezvous/contract/kernel/locales';
import { THEME_COOKIE } from '@rendezvous/contract/resources/preferences/values';
import { escapeHtml } from '#src/platform/lib/html.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import type { App } from '#src/platform/types.ts';
import { HALVES, PLAIN_CSS, plainHeader } from '../plain-page.ts';
import { PUBLIC_FILE } from './public-file.ts';

/** Address under which the worker stores the page. */
export const OFFLINE_PAGE = '/offline.html';

const CSS = `${PLAIN_CSS}
.halves i{animation:drift 5.2s ease-in-out infinite alternate}
.halves i:first-child{--from:-20px;--to:-8px}.halves i:last-child{--from:20px;--to:8px}
@keyframes drift{from{transform:translateY(var(--from))}to{transform:translateY(var(--to))}}`;

/** Shows the chosen look from the first paint. */
const LOOK = `const look=(document.cookie.match(/(?:^|; )${THEME_COOKIE}=(light|dark)/)||[])[1];if(look)document.documentElement.dataset.theme=look;`;

/** Shows the words of the chosen language, else of the browser's; comes back by itself with the connection. */
const SCRIPT = `const known=${JSON.stringify(LOCALE_CODES)};
const chosen=(document.cookie.match(/(?:^|; )${LOCALE_COOKIE}=(\\w+)/)||[])[1];
const wishes=[chosen,...(navigator.languages||[])].map((tag)=>String(tag).slice(0,2).toLowerCase());
const locale=wishes.find((code)=>known.includes(code))||'${DEFAULT_LOCALE}';
for(const main of document.querySelectorAll('main'))main.hidden=main.lang!==locale;
document.documentElement.lang=locale;
document.title=document.querySelector('main:not([hidden]) h1').textContent+' · '+document.querySelector('header span').textContent;
for(const link of document.querySelectorAll('main a'))link.addEventListener('click',(event)=>{event.preventDefault();location.reload()});
addEventListener('online',()=>location.reload());`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page carries no nonce, since a worker stores it: its style and its scripts are named by what they are. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(CSS)}`,
  `script-src ${hashOf(LOOK)} ${hashOf(SCRIPT)}`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function words(locale: Locale): string {
  const text = (id: string) => escapeHtml(serverText(locale, id));
  return `<main lang="${locale}"${locale === DEFAULT_LOCALE ? '' : ' hidden'}>
${HALVES}
<h1>${text('offline.title')}</h1>
<p>${text('offline.text')}</p>
<a class="press" href="">${text('offline.retry')}</a>
</main>`;
}

/** What the worker shows when no page can be fetched: one file with all seven languages, whole without any other. */
export function offlinePage(site: string): string {
  return `<!doctype html>
<html lang="${DEFAULT_LOCALE}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(serverText(DEFAULT_LOCALE, 'offline.title'))} · ${escapeHtml(site)}</title>
<script>${LOOK}</script>
<style>${CSS}</style>
</head>
<body>
${plainHeader(site, null)}
${LOCALE_CODES.map(words).join('\n')}
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** Serves the offline page of each domain to its worker. */
export function offlineFile(app: App): void {
  app.get(OFFLINE_PAGE, { config: PUBLIC_FILE }, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .send(offlinePage(request.context.settings.value('name'))),
  );
}
