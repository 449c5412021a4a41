import type { Locale } from '@rendezvous/contract/kernel/locales';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Return } from '#src/money/payments/face.ts';
import type { PlainPage } from '#src/pages/render/face.ts';
import { escapeHtml } from '#src/platform/lib/html.ts';
import { serverText } from '#src/platform/lib/server-text.ts';

/** What a browser without the buyer's session shows of a payment: no name, no amount, and the way to the other browser. */
export function returnPage(shown: Exclude<Return, { kind: 'own' }>, locale: Locale, site: string): PlainPage {
  const text = (id: string) => serverText(locale, `payment_return.${id}`, { site });
  const state = shown.kind === 'outcome' ? shown.outcome : shown.kind;
  const login = `${pathTo('login')}?${new URLSearchParams({ redirect: pathTo('transactions-id') })}`;
  return {
    locale,
    site,
    title: text(state),
    text: shown.kind === 'outcome' ? `${text('elsewhere')} ${text('private')}` : text('back'),
    action: `<a class="press" href="${escapeHtml(login)}">${escapeHtml(text('login'))}</a>`,
  };
}
