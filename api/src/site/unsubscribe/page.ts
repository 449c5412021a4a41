import { WORKING_CAPABILITIES } from '@rendezvous/contract/kernel/capabilities';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { pathTo, wayTo } from '@rendezvous/contract/kernel/routes';
import type { SiteMailType } from '@rendezvous/contract/resources/accounts/values';
import { escapeHtml } from '#src/platform/lib/html.ts';
import type { PlainPage } from '#src/pages/render/face.ts';
import { serverText } from '#src/platform/lib/server-text.ts';

/** `ask` before the press of the button, `done` after it, `invalid` for a link that was not made here. */
export type UnsubscribeState = 'ask' | 'done' | 'invalid';

/** What the page is about: a type of its own, with the link that stops all; without one it is all notifications. */
export interface Subject {
  type: SiteMailType;
  stopAll: string;
}

const link = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
const press = (label: string): string =>
  `<form method="post"><button class="press" type="submit">${escapeHtml(label)}</button></form>`;

/** What the page behind the link in a mail says and offers. */
export function unsubscribePage(
  state: UnsubscribeState,
  locale: Locale,
  site: string,
  subject: Subject | null,
): PlainPage {
  const text = (id: string) => serverText(locale, `unsubscribe.${id}`, { site });
  const settings = wayTo('notifications', WORKING_CAPABILITIES);
  const way = settings ? link(settings, text('settings')) : link(pathTo('pages-service'), text('service'));
  const ask = subject
    ? press(text('one.button')) + link(subject.stopAll, text('one.all'))
    : press(text('ask.button'));
  return {
    locale,
    site,
    title: text(state === 'done' && subject ? 'one.done' : `${state}.title`),
    text: wordsOf(state, settings !== null, subject)
      .map(text)
      .join(' '),
    action: state === 'ask' ? ask : way,
  };
}

/** Ids of what the page says; the settings are named once they are there. */
function wordsOf(state: UnsubscribeState, withSettings: boolean, subject: Subject | null): string[] {
  if (state === 'ask') return [subject ? `one.${subject.type}` : 'ask.text'];
  if (state === 'done') return [withSettings ? 'done.settings' : 'done.text'];
  return withSettings ? ['invalid.text', 'invalid.settings'] : ['invalid.text'];
}
