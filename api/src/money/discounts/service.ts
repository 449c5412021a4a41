import { COUNTRIES, type CountryCode } from '@rendezvous/contract/kernel/countries';
import type { DiscountCode, PaymentMethodId } from '@rendezvous/contract/resources/payments/schemas';
import { worksWith } from '@rendezvous/rules/discount-method';
import type { Selectable } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { randomText } from '#src/platform/lib/ids.ts';
import { money } from '#src/platform/lib/money.ts';
import { problem, ProblemError } from '#src/platform/lib/problem.ts';
import { bonusEnd, timeBonusOf, type BonusMember, type BonusRules } from '#src/money/timebonus/face.ts';
import * as repository from './repository.ts';
import type { Spent } from './repository.ts';
import type { DiscountCodesTable } from './tables.ts';

export type CodeRow = Selectable<DiscountCodesTable>;

/** Member and time of a look at a code. */
export interface DiscountContext {
  /** Null for visitors. */
  member: (BonusMember & { id: string }) | null;
  country: CountryCode;
  bonus: BonusRules;
  now: Date;
}

/** A code as it is written in the table, whatever case it was typed in. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

/** The key that may exist once for this use. */
function useKeyOf(code: Pick<CodeRow, 'code' | 'validity'>, userId: string, paymentId: string): string {
  const narrower = { once: '', 'once-per-user': ` ${userId}`, unlimited: ` payment ${paymentId}` };
  return code.code + narrower[code.validity];
}

/** A code that no operator made and that nothing limits. */
const WITHOUT_LIMITS = {
  created_by: null,
  max_uses: null,
  max_budget: null,
  first_purchase: false,
  end_mailed_at: null,
} as const satisfies Partial<CodeRow>;

/** Time bonus and welcome discount: one offer, never stored, because the sign-up decides it (spec §9 Time bonus, welcome discount). */
function offer({ member, bonus, now }: DiscountContext): CodeRow {
  return {
    code: bonus.code,
    value_percentage: bonus.percentage,
    currency: null,
    minimum_order: null,
    country: null,
    user_id: member?.id ?? null,
    expires: member ? bonusEnd(member, bonus) : null,
    status: 'active',
    validity: 'once-per-user',
    paymentmethods: [],
    created_at: now,
    ...WITHOUT_LIMITS,
    offered_for: null,
  };
}

/** A percentage of 0 turns the offer off: then its code is unknown, and no time of it ran out. */
const isOffered = ({ percentage }: BonusRules): boolean => percentage > 0;

export function isOver(code: CodeRow, now: Date): boolean {
  return code.status === 'paused' || (code.expires !== null && now >= code.expires);
}

/**
 * For some days after a member's time bonus ran out unused, nothing as good or better is given to them: the timer was honest.
 */
async function isTooGood(tx: Tx, code: CodeRow, { member, bonus, now }: DiscountContext): Promise<boolean> {
  if (!member || !isOffered(bonus) || code.value_percentage < bonus.percentage) return false;
  const end = bonusEnd(member, bonus);
  if (now < end || now >= after(end, bonus.cooldownDays * DAY)) return false;
  return (
    (await repository.findUse(tx, useKeyOf(offer({ member, bonus, now, country: 'NL' }), member.id, ''))) ===
    null
  );
}

const hasLimit = ({ max_uses: uses, max_budget: budget }: CodeRow): boolean =>
  uses !== null || budget !== null;

/** Is nothing left of a code for one more order? */
const isSpent = ({ max_uses: uses, max_budget: budget }: CodeRow, spent: Spent): boolean =>
  (uses !== null && spent.uses >= uses) || (budget !== null && spent.cost >= budget);

/** The code, if this member or visitor may use it as far as can be said before an order. */
async function checkCode(tx: Tx, typed: string, context: DiscountContext): Promise<CodeRow> {
  const { member, country, bonus, now } = context;
  const wanted = normalizeCode(typed);
  const isBonus = wanted === bonus.code && isOffered(bonus);
  const code = isBonus ? offer(context) : await repository.findCode(tx, wanted);
  if (!code || (code.user_id !== null && code.user_id !== member?.id))
    throw problem('code_unknown', { field: 'discountcode' });
  if (isOver(code, now) || (await isTooGood(tx, code, context)))
    throw problem('code_expired', { field: 'discountcode' });
  if (isBonus && member?.paid) throw problem('code_used', { field: 'discountcode' });
  if (code.first_purchase && member?.paid) throw problem('code_first', { field: 'discountcode' });
  if (code.validity !== 'unlimited' && (member || code.validity === 'once')) {
    const use = await repository.findUse(tx, useKeyOf(code, member?.id ?? '', ''));
    // The member's own reservation does not block a look: the order decides whether it can be replaced. A wire transfer is never replaced.
    const isOwn = use?.state === 'reserved' && use.user_id === member?.id;
    if (use && !isOwn) throw problem('code_used', { field: 'discountcode' });
    if (use?.method === 'sct') throw problem('code_transfer', { field: 'discountcode' });
  }
  const wrongCurrency = code.currency !== null && code.currency !== COUNTRIES[country].currency;
  if ((code.country !== null && code.country !== country) || wrongCurrency)
    throw problem('code_country', { field: 'discountcode' });
  // The order replaces the member's own reservation, where the code works once.
  const own = code.validity === 'unlimited' ? undefined : member?.id;
  if (hasLimit(code) && isSpent(code, await repository.readSpent(tx, code.code, own)))
    throw problem('code_exhausted', { field: 'discountcode' });
  return code;
}

export function presentCode(code: CodeRow, now: Date): DiscountCode {
  return {
    code: code.code,
    value_percentage: code.value_percentage,
    currency: code.currency,
    minimum_order_value:
      code.minimum_order === null || code.currency === null ? null : money(code.minimum_order, code.currency),
    country: code.country,
    user_id: code.user_id,
    expires: code.expires?.toISOString() ?? null,
    status: code.status,
    validity: code.validity,
    expired: isOver(code, now),
    paymentmethods: code.paymentmethods,
    now: now.toISOString(),
  };
}

/**
 * A code by what was typed (spec §5 Discount code, §7 discountcode.php).
 * @throws problem `code_unknown`, `code_expired`, `code_used`, `code_first`, `code_transfer`, `code_country`, `code_exhausted`
 */
export async function discountByCode(tx: Tx, typed: string, context: DiscountContext): Promise<DiscountCode> {
  return presentCode(await checkCode(tx, typed, context), context.now);
}

/** The welcome discount: a teaser for visitors, and a member's own while their time runs; null afterwards. */
export async function welcomeDiscount(tx: Tx, context: DiscountContext): Promise<DiscountCode | null> {
  if (!isOffered(context.bonus)) return null;
  if (!context.member) return presentCode(offer(context), context.now);
  return activeDiscount(tx, context);
}

/** The discount a member has without typing anything: the time bonus, which is the welcome discount as well (spec §4 Time bonus). */
export async function activeDiscount(tx: Tx, context: DiscountContext): Promise<DiscountCode | null> {
  if (!context.member || !timeBonusOf(context.member, context.bonus, context.now)) return null;
  const use = await repository.findUse(tx, useKeyOf(offer(context), context.member.id, ''));
  return use?.state === 'used' || use?.method === 'sct' ? null : presentCode(offer(context), context.now);
}

/** Letters and digits of a member's own code; its prefix says what it is for. */
const OWN_CODE_LENGTH = 8;

/**
 * A discount for a member who would leave for the price (spec §3 delete_discount), once for each. None while the time bonus runs, and
 * none that comes too close after it: a timer that ran out was honest (PRODUCT §0.3). The code has no timer and works at the order.
 */
export async function offerAgainstLeaving(
  tx: Tx,
  context: DiscountContext,
  percentage: number,
): Promise<DiscountCode | null> {
  const { member, bonus, now } = context;
  if (!member || percentage === 0 || timeBonusOf(member, bonus, now)) return null;
  const code: CodeRow = {
    ...offer(context),
    code: `STAY-${randomText(OWN_CODE_LENGTH).toUpperCase()}`,
    value_percentage: percentage,
    expires: null,
    validity: 'once',
    offered_for: 'deletion',
  };
  if (await isTooGood(tx, code, context)) return null;
  return (await repository.insertOffer(tx, code)) ? presentCode(code, now) : null;
}

/** A code of the site's own by what was typed; null for one member's, and where there is none. */
export async function findPublicCode(tx: Tx, typed: string): Promise<CodeRow | null> {
  const code = await repository.findCode(tx, normalizeCode(typed));
  return code?.user_id === null ? code : null;
}

/** Why a code makes no honest offer from a moment on, in words for an operator; null when it does. */
export function offerFault(code: CodeRow | null, from: Date): string | null {
  if (!code) return 'is no discount code';
  if (isOver(code, from)) return 'is paused or over by then';
  if (code.expires === null) return 'has no end: an offer says until when it is valid';
  if (code.validity === 'once') return 'works for one member only';
  return code.paymentmethods.length > 0 ? 'works with some payment methods only' : null;
}

/** Does a code work for a member who was offered nothing else that still runs? */
export async function isOfferable(tx: Tx, { code }: CodeRow, context: DiscountContext): Promise<boolean> {
  const { member, bonus, now } = context;
  if (!member || timeBonusOf(member, bonus, now)) return false;
  try {
    await checkCode(tx, code, context);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

/**
 * Checks a code for an order with a method.
 * @throws problem `code_*`; `code_expired` also when the clock ran out during checkout; `code_method` for a method it does not work with
 */
export async function discountForOrder(
  tx: Tx,
  typed: string,
  method: PaymentMethodId,
  context: DiscountContext,
): Promise<CodeRow> {
  const code = await checkCode(tx, typed, context);
  if (!worksWith(code, method)) throw problem('code_method', { field: 'discountcode' });
  return code;
}

/** A payment with the same discount already. */
export interface Holder {
  paymentId: string;
  userId: string;
  state: 'reserved' | 'used';
  since: Date;
}

/**
 * Enforces the limits of a code once a use of it is stored. The code is locked last, after the payment and its use: whatever runs beside this
 * waits here and counts what this stored. @returns false when the use is one too many
 */
async function isWithinLimits(tx: Tx, code: string): Promise<boolean> {
  const found = await repository.findCode(tx, code);
  if (!found || !hasLimit(found)) return true;
  const locked = await repository.lockCode(tx, code);
  if (!locked) return true;
  const { uses, cost } = await repository.readSpent(tx, code);
  return uses <= (locked.max_uses ?? uses) && cost <= (locked.max_budget ?? cost);
}

/**
 * Reserves a code for a starting payment; returns the present holder when the code is reserved. A code that ends or is paused afterwards
 * stays good for this payment.
 * @throws problem `code_exhausted` when the payment would pass a limit of the code
 */
export async function reserveDiscount(
  tx: Tx,
  code: CodeRow,
  order: { userId: string; paymentId: string; at: Date },
): Promise<Holder | null> {
  const useKey = useKeyOf(code, order.userId, order.paymentId);
  if (await repository.insertUse(tx, { useKey, code: code.code, ...order }, 'reserved')) {
    if (await isWithinLimits(tx, code.code)) return null;
    throw problem('code_exhausted', { field: 'discountcode' });
  }
  const use = await repository.findUse(tx, useKey);
  // Released between the two statements: the order is tried again by its member, as if it were still reserved.
  return use
    ? { paymentId: use.payment_id, userId: use.user_id, state: use.state, since: use.created_at }
    : { paymentId: '', userId: '', state: 'reserved', since: order.at };
}

/**
 * Uses up the code of a payment that went through. A late payment restores its use; false when another payment has it by then or the
 * code's limits have no room for it, so that the discount is not given twice.
 */
export async function useDiscount(
  tx: Tx,
  payment: { id: string; user_id: string; discount_code: string | null },
  now: Date,
): Promise<boolean> {
  if (payment.discount_code === null || (await repository.markUsed(tx, payment.id))) return true;
  const code = (await repository.findCode(tx, payment.discount_code)) ?? {
    code: payment.discount_code,
    validity: 'once-per-user' as const,
  };
  const useKey = useKeyOf(code, payment.user_id, payment.id);
  const use = { useKey, code: code.code, userId: payment.user_id, paymentId: payment.id, at: now };
  if (!(await repository.insertUse(tx, use, 'used'))) return false;
  if (await isWithinLimits(tx, code.code)) return true;
  await repository.deleteUse(tx, payment.id);
  return false;
}

/** The payment came to nothing: its code is free again. */
export const releaseDiscount = repository.deleteReservation;
