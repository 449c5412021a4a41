import { addressKey } from '@rendezvous/rules/texts/mail-address';
import { cleanText, keyOf } from '@rendezvous/rules/texts/visible-text';
import type { SignupBody, Tracking } from '@rendezvous/contract/resources/signup/schemas';
import * as accounts from '#src/identity/accounts/face.ts';
import { storeProfileConsents } from '#src/identity/consents/face.ts';
import { isReserved } from '#src/identity/links/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { RequestContext } from '#src/platform/http/context.ts';
import { after, MINUTE } from '#src/platform/lib/clock.ts';
import { fieldProblem, problem, type ProblemError } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { ABANDONED_JOB, PREPARE_JOB } from './jobs.ts';
import { planPurge } from './purge.ts';
import { planReminder } from './reminders.ts';

type Rules = Pick<RequestContext, 'settings' | 'now' | 'domain'>;

/** A checked sign-up and where it comes from. */
export interface NewAccount {
  /** Id of the account, the same for a repeat of the request. */
  id: string;
  body: Omit<SignupBody, 'signup_message' | 'tracking'>;
  tracking: Tracking | null;
  /** No steps follow: the work before the activation mail begins at once. */
  completed: boolean;
  /** Done in the transaction that makes the account. */
  also?: (tx: Tx) => Promise<void>;
}

/** The refusal of an address that an account has or may return to; null for a free one. A known address takes as long as an unknown one. */
export async function findAddressRefusal(
  { db }: Pick<Services, 'db'>,
  email: string,
  now: Date,
): Promise<ProblemError | null> {
  const owner = await accounts.findByEmail(db, email);
  const reserved = await isReserved(db, addressKey(email), now);
  if (owner?.status === 'pending_deletion') return problem('email_pending_deletion');
  return owner || reserved ? problem('email_active') : null;
}

/**
 * Makes an account, not confirmed, its profile disabled (spec §4 Account). With neutral messages an address that is taken gets a stand-in:
 * the same account in all that its visitor sees, which no link ever confirms.
 * @throws problem `email_active`, `email_pending_deletion`, or the field error `name_taken`
 */
export async function makeAccount(services: Services, rules: Rules, account: NewAccount): Promise<void> {
  const { email, password } = account.body;
  const isNeutral = rules.settings.value('account_messages') === 'neutral';
  const refusal = await findAddressRefusal(services, email, rules.now);
  if (refusal && !isNeutral) throw refusal;
  const passwordHash = await accounts.hashPassword(password);
  const insert = (standsIn: boolean) => insertAccount(services, rules, account, { passwordHash, standsIn });
  const made = await insert(refusal !== null);
  if (made) return;
  // A parallel sign-up was quicker with the address or the name.
  const meanwhile = refusal ? null : await findAddressRefusal(services, email, rules.now);
  const again = meanwhile && isNeutral ? await insert(true) : null;
  if (again) return;
  throw meanwhile && !isNeutral ? meanwhile : fieldProblem('name', 'name_taken');
}

async function insertAccount(
  services: Services,
  { settings, domain, now }: Rules,
  { id, body, tracking, completed, also }: NewAccount,
  { passwordHash, standsIn }: { passwordHash: string; standsIn: boolean },
): Promise<boolean> {
  const { unitOfWork, jobs } = services;
  const { gender, seeking, country, date_of_birth, language } = body;
  const key = addressKey(body.email);
  return unitOfWork(async (tx) => {
    const made = await accounts.insertUser(tx, {
      id,
      email: cleanText(body.email),
      email_key: standsIn ? accounts.standInKey(id) : key,
      stands_in_for: standsIn ? key : null,
      name: body.name,
      name_key: keyOf(body.name),
      password_hash: passwordHash,
      status: 'not_confirmed',
      language,
      country,
      payment_country: country,
      signup_date: now,
      notifications: JSON.stringify(accounts.defaultNotifications()),
      tracking: tracking ? JSON.stringify(tracking) : null,
      domain,
      ...(completed && { signup_step: 4, signup_completed_at: now }),
      last_active: now,
      created_at: now,
    });
    if (!made) return false;
    await accounts.insertProfile(tx, {
      user_id: id,
      status: 'disabled',
      gender,
      seeking,
      date_of_birth,
      country,
      last_active: now,
    });
    await storeProfileConsents(tx, [
      { userId: id, language, domain, at: now, version: body.profile_consent },
    ]);
    const minutes = settings.value('abandoned_signup_minutes');
    if (completed) await jobs.send(tx, PREPARE_JOB, { userId: id });
    else
      await jobs.send(
        tx,
        ABANDONED_JOB,
        { userId: id, step: 1 },
        { startAfter: after(now, minutes * MINUTE) },
      );
    await planReminder(services, tx, { id, domain, signup_date: now });
    await planPurge(services, tx, { id, domain, signup_date: now });
    await also?.(tx);
    return true;
  });
}
