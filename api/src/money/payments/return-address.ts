import { RETURN_FROM_PAYMENT } from '@rendezvous/contract/resources/payments/endpoints';
import type { Services } from '#src/platform/services.ts';
import type { PaymentContext } from './context.ts';
import { lookAtReturn } from './look.ts';
import { countReturn } from './looks-repository.ts';
import { findPayment, type PaymentRow } from './repository.ts';

/** What a browser without the buyer's session learns of a payment. */
export type ReturnOutcome = 'paid' | 'processing' | 'not_paid';

/** What the token of a return address is worth to a browser. */
export type Return =
  /** The browser has the session of the buyer. */
  | { kind: 'own'; payment: string }
  /** `next` works once, to ask again about a payment that is being processed. */
  | { kind: 'outcome'; outcome: ReturnOutcome; next: string | null }
  | { kind: 'used' }
  | { kind: 'invalid' };

const PURPOSE = 'payment-return';

function tokenOf({ signer }: Pick<Services, 'signer'>, id: string, looks: number): string {
  return `${id}.${looks}.${signer.sign(PURPOSE, id, String(looks))}`;
}

/** Address to which a provider sends the buyer's browser, be it another one than the order was made in. */
export function returnAddress(services: Pick<Services, 'signer'>, origin: string, id: string): string {
  const query = new URLSearchParams({ token: tokenOf(services, id, 0) });
  return `${origin}${RETURN_FROM_PAYMENT.path}?${query}`;
}

/** Reads id and count of a token; null for one that was not made here. */
function readToken({ signer }: Pick<Services, 'signer'>, token: string) {
  const [id = '', looks = '', signature = ''] = token.split('.');
  return signer.verify(signature, PURPOSE, id, looks) ? { id, looks: Number(looks) } : null;
}

/**
 * Opens a return address. A browser with the buyer's session is sent to the payment; any other one learns paid, being processed or not paid,
 * once per token, and nothing about buyer or amount.
 */
export async function openReturn(
  context: PaymentContext & Pick<Services, 'signer'>,
  token: string,
  viewer: string | null,
): Promise<Return> {
  const read = readToken(context, token);
  const payment = read && (await findPayment(context.db, read.id));
  if (!payment) return { kind: 'invalid' };
  if (payment.user_id === viewer) return { kind: 'own', payment: payment.id };
  if (!(await countReturn(context.db, payment.id, read.looks))) return { kind: 'used' };
  const outcome = outcomeOf(await lookAtReturn(context, payment));
  const next = outcome === 'processing' ? tokenOf(context, payment.id, read.looks + 1) : null;
  return { kind: 'outcome', outcome, next };
}

function outcomeOf({ status }: PaymentRow): ReturnOutcome {
  if (status === 'pending') return 'processing';
  return status === 'completed' ? 'paid' : 'not_paid';
}
