import { pathTo } from '#src/kernel/routes.ts';
import type { TextRule } from '#src/kernel/field-rules.ts';

/** What payments are found by: the id of an order, its receipt's number, the provider's id, or the buyer's id or whole e-mail address. */
export const PAYMENT_SEARCH = { min: 3, max: 254 } as const satisfies TextRule;
/** Reason of an act about money, for the buyer; also the note of the second person. */
export const MONEY_REASON = { min: 5, max: 500 } as const satisfies TextRule;

/** What goes back: the unused credits of the purchase with their money, or all money that stays here, used credits as goodwill. */
export const REFUND_PARTS = ['unused', 'all'] as const;
export type RefundPart = (typeof REFUND_PARTS)[number];

export const MONEY_ACTS = ['refund', 'waive'] as const;
export type MoneyAct = (typeof MONEY_ACTS)[number];
/** An act above what its operator may do alone waits for a second person. */
export const MONEY_ACT_STATES = ['waiting', 'done', 'refused'] as const;
export type MoneyActState = (typeof MONEY_ACT_STATES)[number];

/** What one side of the books says happened. */
export const BOOK_EVENTS = [
  'ordered',
  'created',
  'promised',
  'paid',
  'credited',
  'used',
  'failed',
  'cancelled',
  'expired',
  'refund',
  'chargeback',
  'reversal',
] as const;
export type BookEvent = (typeof BOOK_EVENTS)[number];

/** How the two sides of an event fit: both say the same, one is still to come, one is missing, they name other sums, or one side knows no such thing. */
export const BOOK_FITS = ['whole', 'waiting', 'missing', 'apart', 'own'] as const;
export type BookFit = (typeof BOOK_FITS)[number];

/** What differs between books and a provider. */
export const DRIFT_KINDS = ['amount', 'returned', 'missing_here', 'missing_there'] as const;
export type DriftKind = (typeof DRIFT_KINDS)[number];

/** What the provider said when the page was read: its state, nothing in time, that it does not know the payment, or not asked since it has no id. */
export const PROVIDER_ANSWERS = ['answered', 'silent', 'unknown', 'not_made'] as const;
export type ProviderAnswer = (typeof PROVIDER_ANSWERS)[number];

/** Address of the room in which operators see and move money. */
export const MONEY_ROOM = pathTo('ops', { room: 'money' });
