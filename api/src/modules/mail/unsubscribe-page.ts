import type { Locale } from '@rendezvous/contract/locales';
import { pathTo } from '@rendezvous/contract/routes';
import { themeCss } from '@rendezvous/theme/css';
import { escapeHtml } from '#src/lib/html.ts';
import { serverText } from './texts.ts';

const CSS = `${themeCss}
body{min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:auto 1fr;padding:0 20px}
header{display:flex;align-items:center;gap:8px;min-height:64px;font:620 27px/1 var(--font-display);font-variation-settings:'opsz' 18}
header a{display:inline-flex;align-items:center;gap:8px;min-height:44px;color:inherit;text-decoration:none}
header svg{width:30px;height:30px;flex:none}
.l{fill:var(--half-a)}.r{fill:var(--zest)}
main{display:grid;justify-items:center;align-content:center;gap:16px;padding-block:32px 96px;text-align:center}
h1{font:600 var(--d-2)/1.04 var(--font-display);font-variation-settings:'opsz' 22}
p{max-width:46ch;color:var(--ink-2)}
main a{display:inline-flex;align-items:center;min-height:44px}
button{min-height:48px;margin-top:8px;padding:0 26px;border-radius:999px;background:var(--zest);color:var(--on-zest);font-weight:650}
button:hover{background:var(--zest-hover)}button:active{background:var(--zest-active)}`;

const LOGO = '<svg viewBox="0 0 32 32" aria-hidden="true"><path class="l" d="M14.6 2.4a12 12 0 0 0 0 24Z"/><path class="r" d="M17.4 5.6a12 12 0 0 1 0 24Z"/></svg>';

export interface UnsubscribePage {
  locale: Locale;
  site: string;
  /** `ask` before the press of the button, `done` after it, `invalid` for a link that was not made here. */
  state: 'ask' | 'done' | 'invalid';
  nonce: string;
}

/** The page behind the link in a mail: it works without a script, in programs that show mail and in old browsers. */
export function unsubscribePage({ locale, site, state, nonce }: UnsubscribePage): string {
  const text = (id: string) => escapeHtml(serverText(locale, `unsubscribe.${id}`, { site }));
  const action =
    state === 'ask' ? `<form method="post"><button type="submit">${text('ask.button')}</button></form>` : `<a href="${pathTo('notifications')}">${text('settings')}</a>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer">
<title>${text(`${state}.title`)} · ${escapeHtml(site)}</title>
<style nonce="${nonce}">${CSS}</style>
</head>
<body>
<header><a href="/">${LOGO}<span>${escapeHtml(site)}</span></a></header>
<main><h1>${text(`${state}.title`)}</h1><p>${text(`${state}.text`)}</p>${action}</main>
</body>
</html>
`;
}
