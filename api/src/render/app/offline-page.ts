import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALE_COOKIE, type Locale } from '@rendezvous/contract/locales';
import { themeCss } from '@rendezvous/theme/css';
import { escapeHtml } from '#src/lib/html.ts';
import { serverText } from '#src/modules/mail/texts.ts';
import type { App } from '#src/types.ts';
import { PUBLIC_FILE } from './public-file.ts';

/** Address the worker keeps the page under. */
export const OFFLINE_PAGE = '/offline.html';

const CSS = `${themeCss}
body{min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:auto 1fr;padding:env(safe-area-inset-top) 20px env(safe-area-inset-bottom)}
header{display:flex;align-items:center;gap:8px;min-height:64px;font:620 27px/1 var(--font-display);font-variation-settings:'opsz' 18}
header svg{width:30px;height:30px;flex:none}
.l{fill:var(--half-a)}.r{fill:var(--zest)}
main{display:grid;justify-items:center;align-content:center;gap:16px;padding-block:32px 96px;text-align:center}
.halves{display:inline-flex;gap:10px;margin-bottom:24px}
.halves i{width:64px;height:128px;animation:drift 5.2s ease-in-out infinite alternate}
.halves i:first-child{border-radius:128px 5px 5px 128px;background:var(--half-a);--from:-20px;--to:-8px;transform:translateY(-20px)}
.halves i:last-child{border-radius:5px 128px 128px 5px;background:var(--zest);--from:20px;--to:8px;transform:translateY(20px)}
@keyframes drift{from{transform:translateY(var(--from))}to{transform:translateY(var(--to))}}
h1{font:600 var(--d-2)/1.04 var(--font-display);font-variation-settings:'opsz' 22}
p{max-width:42ch;color:var(--ink-2)}
main a{display:inline-flex;align-items:center;min-height:48px;margin-top:8px;padding:0 26px;border-radius:999px;background:var(--zest);color:var(--on-zest);font-weight:650;text-decoration:none}
main a:hover{background:var(--zest-hover)}main a:active{background:var(--zest-active)}`;

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

/** The page carries no nonce, since a worker keeps it: its one style and its one script are named by what they are. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(CSS)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function words(locale: Locale): string {
  const text = (id: string) => escapeHtml(serverText(locale, id));
  return `<main lang="${locale}"${locale === DEFAULT_LOCALE ? '' : ' hidden'}>
<span class="halves" aria-hidden="true"><i></i><i></i></span>
<h1>${text('offline.title')}</h1>
<p>${text('offline.text')}</p>
<a href="">${text('offline.retry')}</a>
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
<style>${CSS}</style>
</head>
<body>
<header><svg viewBox="0 0 32 32" aria-hidden="true"><path class="l" d="M14.6 2.4a12 12 0 0 0 0 24Z"/><path class="r" d="M17.4 5.6a12 12 0 0 1 0 24Z"/></svg><span>${escapeHtml(site)}</span></header>
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
      .send(offlinePage(app.services.settings.forHost(request.host).name)),
  );
}
