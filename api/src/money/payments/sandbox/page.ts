import type { Locale } from '@rendezvous/contract/kernel/locales';
import { LOCALES } from '@rendezvous/contract/kernel/locales';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { ThemeName } from '@rendezvous/contract/resources/preferences/values';
import { formatMoney } from '@rendezvous/i18n/money';
import { colorScheme, rootTag } from '#src/platform/http/theme-html.ts';
import { escapeHtml } from '#src/platform/lib/html.ts';
import { serverText } from '#src/platform/lib/server-text.ts';
import { methodName } from '../methods.ts';
import { choicesOf } from './outcomes.ts';
import { MARK, PAGE_CSS } from './page-style.ts';
import type { SandboxPayment, SandboxReturn } from './repository.ts';

const isoOf = (locale: Locale): string => LOCALES.find(({ code }) => code === locale)?.iso ?? locale;

function document(locale: Locale, shown: ThemeName, body: string): string {
  const title = serverText(locale, 'sandbox.title');
  return `<!doctype html>${rootTag(locale, shown)}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${colorScheme(shown)}<meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${PAGE_CSS}</style></head><body><main><header>${MARK}<span>${title}</span></header>${body}</main></body></html>`;
}

/** A button for an outcome, with what it does. */
function choice(locale: Locale, outcome: string): string {
  const note = serverText(locale, `sandbox.${outcome}.note`);
  return `<button type="submit" name="outcome" value="${outcome}">${serverText(locale, `sandbox.${outcome}`)}<small>${note}</small></button>`;
}

/** What became of the payment, where it is open no longer. */
function stateOf(payment: SandboxPayment, returns: readonly SandboxReturn[]): string {
  const { language, status, currency, refunds_fail: fails } = payment;
  const line = ({ kind, amount, reversed_at: reversed }: SandboxReturn): string => {
    const word =
      kind === 'refund' ? (fails ? 'refund.failed' : 'refund') : reversed ? 'reversed' : 'chargeback';
    const text = serverText(language, `sandbox.line.${word}`, {
      amount: formatMoney(isoOf(language), { amount, currency }),
    });
    return `<li>${escapeHtml(text)}</li>`;
  };
  const lines = returns.length > 0 ? `<ul>${returns.map(line).join('')}</ul>` : '';
  const state = status === 'open' ? '' : `<p>${serverText(language, `sandbox.state.${status}`)}</p>`;
  return state && `<div class="state">${state}${lines}</div>`;
}

/** What the tester can do now: pay or not, and once it is paid or promised, what happens to the money afterwards. */
function formOf(payment: SandboxPayment): string {
  const { language, status, amount, currency } = payment;
  const price = formatMoney(isoOf(language), { amount, currency });
  const heading = (id: string) => `<h2>${serverText(language, `sandbox.${id}`)}</h2>`;
  const choices = choicesOf(payment)
    .map((outcome) => choice(language, outcome))
    .join('');
  if (status === 'open')
    return `<form method="post"><button class="pay" type="submit" name="outcome" value="paid">${escapeHtml(serverText(language, 'sandbox.pay', { amount: price }))}</button>${heading('others')}${choices}</form>`;
  return (
    choices && `<form method="post">${heading(status === 'promised' ? 'bank' : 'later')}${choices}</form>`
  );
}

/** The hosted checkout of the sandbox: what is paid, and how it goes. A closed one accepts no payment. */
export function checkoutPage(
  payment: SandboxPayment,
  returns: readonly SandboxReturn[],
  shown: ThemeName,
): string {
  const { language, amount, currency, paid_amount: paid, method } = payment;
  const text = (id: string) => serverText(language, `sandbox.${id}`);
  const total = formatMoney(isoOf(language), { amount: paid ?? amount, currency });
  const body = `
<p class="test">${text('note')}</p>
<div class="card"><h1>${escapeHtml(payment.description)}</h1>${stateOf(payment, returns)}
<dl><dt>${text('method')}</dt><dd>${escapeHtml(methodName(method))}</dd><dt>${text('order')}</dt><dd>${escapeHtml(payment.payment_id.slice(0, 8))}</dd><dt class="total">${text('total')}</dt><dd class="total">${escapeHtml(total)}</dd></dl>${formOf(payment)}
<a class="back" href="${escapeHtml(payment.return_url)}">${text('back')}</a></div>`;
  return document(language, shown, body);
}

export function missingPage(locale: Locale, shown: ThemeName): string {
  const text = (id: string) => serverText(locale, `sandbox.${id}`);
  return document(
    locale,
    shown,
    `<div class="card"><h1>${text('missing')}</h1><a class="back" href="${pathTo('transactions-id')}">${text('back')}</a></div>`,
  );
}
