import type { Locale } from '@rendezvous/contract/locales';
import { pathTo } from '@rendezvous/contract/routes';
import { escapeHtml } from '#src/platform/lib/html.ts';
import type { PlainPage } from '#src/site/render/service.ts';
import { serverText } from '#src/platform/lib/server-text.ts';

/** `ask` before the press of the button, `done` after it, `invalid` for a link that was not made here. */
export type UnsubscribeState = 'ask' | 'done' | 'invalid';

/** What the page behind the link in a mail says and offers. */
export function unsubscribePage(state: UnsubscribeState, locale: Locale, site: string): PlainPage {
  const text = (id: string) => serverText(locale, `unsubscribe.${id}`, { site });
  const action =
    state === 'ask'
      ? `<form method="post"><button class="press" type="submit">${escapeHtml(text('ask.button'))}</button></form>`
      : `<a href="${pathTo('notifications')}">${escapeHtml(text('settings'))}</a>`;
  return { locale, site, title: text(`${state}.title`), text: text(`${state}.text`), action };
}
