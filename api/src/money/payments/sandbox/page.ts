import type { ThemeName } from '@rendezvous/contract/resources/preferences/values';
import { rootTag } from '#src/platform/http/theme-html.ts';
import { escapeHtml } from '#src/platform/lib/html.ts';
import type { PaymentRow } from '../repository.ts';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { SandboxOutcome } from './outcomes.ts';

const STYLE = `
:root{color-scheme:light dark;--bg:light-dark(#f6f4f1,#17141a);--card:light-dark(#fff,#221e26);--ink:light-dark(#241b20,#f1edf0);--dim:light-dark(#6a5f65,#b5abb2);--line:light-dark(#ddd5d0,#443c47);--act:light-dark(#1f5fbf,#8fb8ff);--on:light-dark(#fff,#10203a)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:2rem 1rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.5rem}
.test{margin:0 0 1rem;padding:.5rem .75rem;border:1px dashed var(--dim);border-radius:8px;color:var(--dim);font-size:.9rem}
h1{font-size:1.25rem;margin:0 0 1rem}h2{font-size:1rem;margin:1.5rem 0 .5rem}
dl{margin:0;display:grid;grid-template-columns:1fr auto;gap:.4rem 1rem}dt{color:var(--dim)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.total{font-weight:700;font-size:1.25rem;color:inherit}
form{display:grid;gap:.5rem;margin-top:1.5rem}
button{min-height:48px;padding:.5rem 1rem;border:1px solid var(--line);border-radius:10px;background:var(--card);color:inherit;font:inherit;text-align:left;cursor:pointer}
button.main{background:var(--act);border-color:var(--act);color:var(--on);font-weight:600;text-align:center}
button:focus-visible,a:focus-visible{outline:3px solid var(--act);outline-offset:2px}
button small{display:block;color:var(--dim)}a{color:var(--act)}`;

/** What the tester can choose besides paying, and what it does. */
const OTHERS: readonly [SandboxOutcome, string, string][] = [
  ['failed', 'Let the payment fail', 'As when the bank refuses.'],
  ['cancelled', 'Cancel', 'As when the buyer turns back.'],
  ['paid_late', 'Pay late', 'You return at once; the confirmation follows some seconds later.'],
  ['paid_twice', 'Pay, confirmed twice', 'The same confirmation is delivered two times.'],
  [
    'webhook_first',
    'Pay, confirmed before you return',
    'The confirmation arrives, and only then do you go back.',
  ],
];

function document(shown: ThemeName, title: string, body: string): string {
  return `<!doctype html>${rootTag('en', shown)}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

function amountText({ amount, currency }: PaymentRow): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
}

const choice = ([outcome, label, note]: (typeof OTHERS)[number]) =>
  `<button type="submit" name="outcome" value="${outcome}">${label}<small>${note}</small></button>`;

/** What the sandbox itself knows of an order. */
export interface CheckoutFacts {
  isClosed: boolean;
  isRefunded: boolean;
}

function noteOf(payment: PaymentRow, { isClosed, isRefunded }: CheckoutFacts): string {
  if (isRefunded) return 'The money of this payment was given back.';
  if (isClosed) return 'This checkout is closed.';
  return payment.status === 'pending'
    ? ''
    : `This payment is <b>${payment.status.replace('_', ' ')}</b> already.`;
}

/** The hosted checkout of the sandbox: what is paid, and how it shall go. A closed one accepts no payment. */
export function checkoutPage(payment: PaymentRow, facts: CheckoutFacts, shown: ThemeName): string {
  const back = pathTo('transactions-id', { id: payment.id });
  const note = noteOf(payment, facts);
  const settled = note && `<p>${note} <a href="${back}">Back to the site</a></p>`;
  const choices = `
<form method="post"><button class="main" type="submit" name="outcome" value="paid">Pay ${amountText(payment)}</button>
<h2>Or let it go another way</h2>${OTHERS.map(choice).join('')}</form>`;
  const body = `
<p class="test"><b>Test checkout.</b> No money moves. A real provider shows its own page here.</p>
<div class="card"><h1>Pay for ${payment.credits} credits</h1>${settled}
<dl><dt>Method</dt><dd>${escapeHtml(payment.method)}</dd><dt>Order</dt><dd>${escapeHtml(payment.id.slice(0, 8))}</dd><dt class="total">Total</dt><dd class="total">${amountText(payment)}</dd></dl>${facts.isClosed ? '' : choices}</div>`;
  return document(shown, 'Test checkout', body);
}

export function missingPage(shown: ThemeName): string {
  return document(
    shown,
    'Test checkout',
    `<div class="card"><h1>No such payment</h1><p><a href="${pathTo('transactions-id')}">Back to the site</a></p></div>`,
  );
}
