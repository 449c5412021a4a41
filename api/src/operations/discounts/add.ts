import { COUNTRIES } from '@rendezvous/contract/kernel/countries';
import type {
  OpsDiscountResponse,
  OpsNewDiscountBody,
} from '@rendezvous/contract/operators/discounts/schemas';
import { PAYMENT_METHODS } from '@rendezvous/contract/resources/payments/values';
import { worksWith } from '@rendezvous/rules/discount-method';
import { findByEmail, findUser } from '#src/identity/accounts/face.ts';
import { writeAudit } from '#src/identity/operators/face.ts';
import { insertCode, normalizeCode } from '#src/money/discounts/face.ts';
import { bonusRules } from '#src/money/timebonus/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { DEFAULT_DOMAIN } from '#src/platform/settings/face.ts';
import type { EventDetail } from './presenter.ts';
import { readDiscount, type DiscountServices } from './show.ts';

/** @throws a field problem for conditions that do not fit each other */
function checkConditions(body: OpsNewDiscountBody, now: Date): void {
  const { currency, country, methods: paymentmethods, validity, first_purchase: isFirst } = body;
  if (currency === null && (body.minimum !== null || body.max_budget !== null))
    throw fieldProblem('currency', 'required');
  const known = Object.values(COUNTRIES).some((one) => one.currency === currency);
  if (currency !== null && !known) throw fieldProblem('currency', 'invalid');
  if (country !== null && currency !== null && COUNTRIES[country].currency !== currency)
    throw fieldProblem('currency', 'not_allowed');
  if (isFirst && validity === 'unlimited') throw fieldProblem('validity', 'not_allowed');
  if (!PAYMENT_METHODS.some((method) => worksWith({ validity, paymentmethods }, method)))
    throw fieldProblem('methods', 'not_allowed');
  if (body.expires !== null && new Date(body.expires) <= now) throw fieldProblem('expires', 'date_invalid');
}

/** The member that a code is for, by id or whole address. @throws a field problem for another text */
async function memberOf(tx: Tx, named: string | null): Promise<string | null> {
  if (named === null) return null;
  const found = (await findUser(tx, named)) ?? (await findByEmail(tx, named));
  if (!found) throw fieldProblem('member', 'invalid');
  return found.id;
}

/** Adds a code, written down with the operator's name. @throws problem `duplicate` for a name in use; field problems */
export async function addDiscount(
  { unitOfWork, clock, settings }: DiscountServices,
  operator: string,
  body: OpsNewDiscountBody,
): Promise<OpsDiscountResponse> {
  const now = clock.now();
  const code = normalizeCode(body.code);
  checkConditions(body, now);
  if (code === bonusRules(settings, DEFAULT_DOMAIN).code) throw problem('duplicate');
  return unitOfWork(async (tx) => {
    const stored = await insertCode(tx, {
      code,
      value_percentage: body.percentage,
      currency: body.currency,
      minimum_order: body.minimum,
      country: body.country,
      user_id: await memberOf(tx, body.member),
      expires: body.expires === null ? null : new Date(body.expires),
      status: 'active',
      validity: body.validity,
      paymentmethods: body.methods,
      created_at: now,
      created_by: operator,
      max_uses: body.max_uses,
      max_budget: body.max_budget,
      first_purchase: body.first_purchase,
    });
    if (!stored) throw problem('duplicate');
    const { percentage, validity, expires, max_uses, max_budget, reason } = body;
    const detail = { percentage, validity, expires, max_uses, max_budget, reason };
    await writeAudit(tx, {
      at: now,
      operator,
      action: 'discount.add',
      subject: code,
      detail: detail satisfies EventDetail,
    });
    return readDiscount(tx, code, now);
  });
}
