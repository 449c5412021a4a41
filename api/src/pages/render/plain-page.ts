import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { ThemeName } from '@rendezvous/contract/resources/preferences/values';
import { themeCss } from '@rendezvous/theme/css';
import { SPACE, TYPE, WEIGHT } from '@rendezvous/theme/tokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomText } from '#src/platform/lib/ids.ts';
import { colorScheme, rootTag, themeOf } from '#src/platform/http/theme-html.ts';
import { escapeHtml } from '#src/platform/lib/html.ts';
import { pagePolicy } from './policy.ts';

/** The look of pages that are whole without a script or another file: the product's type, colours and mark, nothing to load but its fonts. */
export const PLAIN_CSS = `${themeCss}
body{min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:auto 1fr;padding:env(safe-area-inset-top) ${SPACE.s4h} env(safe-area-inset-bottom)}
header{min-height:64px;display:flex;align-items:center;font:${WEIGHT.displayLarge} ${TYPE.d1}/1 var(--font-display);font-variation-settings:'opsz' 18}
header>*{display:inline-flex;align-items:center;gap:${SPACE.s2};min-height:var(--target);color:inherit;text-decoration:none}
header svg{width:30px;height:30px;flex:none}
.l{fill:var(--half-a)}.r{fill:var(--zest)}
main{display:grid;justify-items:center;align-content:center;gap:${SPACE.s4};padding-block:${SPACE.s6} ${SPACE.s9};text-align:center}
.halves{display:inline-flex;gap:${SPACE.s2h};margin-bottom:${SPACE.s5}}
.halves i{width:64px;height:128px}
.halves i:first-child{border-radius:128px 5px 5px 128px;background:var(--half-a);transform:translateY(-20px)}
.halves i:last-child{border-radius:5px 128px 128px 5px;background:var(--zest);transform:translateY(20px)}
h1{max-width:22ch;font:${WEIGHT.display} ${TYPE.d2}/1.04 var(--font-display);font-variation-settings:'opsz' 22;text-wrap:balance}
p{max-width:46ch;color:var(--ink-2);text-wrap:pretty}
main a{display:inline-flex;align-items:center;min-height:48px}
.press{display:inline-flex;align-items:center;min-height:48px;margin-top:${SPACE.s2};padding:0 ${SPACE.s5h};border-radius:999px;background:var(--zest);color:var(--on-zest);font-weight:${WEIGHT.strong};text-decoration:none}
.press:hover{background:var(--zest-hover)}.press:active{background:var(--zest-active)}`;

/** The two halves of the mark, large. */
export const HALVES = '<span class="halves" aria-hidden="true"><i></i><i></i></span>';

/** Mark and name of the site; a link home where there is one to go to. */
export function plainHeader(site: string, home: '/' | null = '/'): string {
  const tag = home === null ? ['<div>', '</div>'] : [`<a href="${home}">`, '</a>'];
  return `<header>${tag[0]}<svg viewBox="0 0 32 32" aria-hidden="true"><path class="l" d="M14.6 2.4a12 12 0 0 0 0 24Z"/><path class="r" d="M17.4 5.6a12 12 0 0 1 0 24Z"/></svg><span>${escapeHtml(site)}</span>${tag[1]}</header>`;
}

export interface PlainPage {
  locale: Locale;
  site: string;
  title: string;
  text: string;
  /** HTML of what can be done here. */
  action: string;
}

/** Answers with a page of few words that works without a script: in programs that show mail, in old browsers, when much else is refused. */
export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { locale, site, title, text, action }: PlainPage,
): FastifyReply {
  return sendSheet(
    request,
    reply,
    (shown, nonce) => `<!doctype html>
${rootTag(locale, shown)}
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex">${colorScheme(shown)}<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)} · ${escapeHtml(site)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${PLAIN_CSS}</style>
</head>
<body>
${plainHeader(site)}
<main>${HALVES}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${action}</main>
</body>
</html>
`,
    status,
  );
}

/** Answers with a whole page of its own look, which needs no script: its styles carry the nonce. */
export function sendSheet(
  request: FastifyRequest,
  reply: FastifyReply,
  draw: (shown: ThemeName, nonce: string) => string,
  status = 200,
): FastifyReply {
  const nonce = randomText(22);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, request.protocol === 'https'))
    .header('cache-control', 'private, no-store')
    .serializer(String)
    .send(draw(themeOf(request), nonce));
}
