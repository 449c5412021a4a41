import { WORKING_CAPABILITIES } from '@rendezvous/contract/capabilities';
import type { Locale } from '@rendezvous/contract/locales';
import { pathTo, wayTo } from '@rendezvous/contract/routes';
import { escapeHtml } from '#src/platform/lib/html.ts';
import type { PlainPage } from '#src/site/render/service.ts';
import { serverText } from '#src/platform/lib/server-text.ts';

/** `ask` before the press of the button, `done` after it, `invalid` for a link that was not made here. */
export type UnsubscribeState = 'ask' | 'done' | 'invalid';

/** What the page behind the link in a mail says and offers. */
export function unsubscribePage(state: UnsubscribeState, locale: Locale, site: string): PlainPage {
  const text = (id: string) => serverText(locale, `unsubscribe.${id}`, { site });
  const settings = wayTo('notifications', WORKING_CAPABILITIES);
  const action =
    state === 'ask'
      ? `<form method="post"><button class="press" type="submit">${escapeHtml(text('ask.button'))}</button></form>`
      : settings
        ? `<a href="${settings}">${escapeHtml(text('settings'))}</a>`
        : `<a href="${pathTo('pages-service')}">${escapeHtml(text('service'))}</a>`;
  return {
    locale,
    site,
    title: text(`${state}.title`),
    text: wordsOf(state, settings !== null)
      .map(text)
      .join(' '),
    action,
  };
}

/** Ids of what the page says; the settings are named once they are there. */
function wordsOf(state: UnsubscribeState, withSettings: boolean): string[] {
  if (state === 'done') return [withSettings ? 'done.settings' : 'done.text'];
  return state === 'invalid' && withSettings ? ['invalid.text', 'invalid.settings'] : [`${state}.text`];
}
