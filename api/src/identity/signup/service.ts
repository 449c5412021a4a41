import { ageOn, isBirthDate } from '@rendezvous/contract/birth-date';
import type { FieldError, FieldErrorCode } from '@rendezvous/contract/errors';
import { emailFault, nameFault } from '@rendezvous/contract/field-rules';
import type { SignupBody, Tracking, SignupStepBody } from '@rendezvous/contract/signup';
import { after, MINUTE } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { fieldProblem, problem, type ProblemError } from '#src/platform/lib/problem.ts';
import * as accounts from '#src/identity/accounts/service.ts';
import { keepProfileConsents } from '#src/identity/consents/service.ts';
import type { SettingValue } from '#src/platform/settings/service.ts';
import type { Services } from '#src/platform/services.ts';
import { ABANDONED_JOB, PREPARE_JOB } from './jobs.ts';
import type { RequestContext } from '#src/platform/http/context.ts';
import { planReminder } from './reminders.ts';

export { signupCauses } from './causes.ts';
export { purgeUnconfirmed } from './purge.ts';

/** Is sign-up allowed here (spec §4 Signups setting)? A traffic source is a network or a ref. */
export function maySignUp(signups: SettingValue<'signups'>, tracking: Tracking | null): boolean {
  if (signups === 'all') return true;
  return signups === 'with_trafficsource' && Boolean(tracking?.network ?? tracking?.ref);
}

async function checkFields(body: SignupBody, minimumAge: number, now: Date): Promise<void> {
  const errors: FieldError[] = [];
  const wrong = (field: keyof SignupBody, code: FieldErrorCode, params?: Record<string, unknown>) =>
    errors.push({ field, code, ...(params && { params }) });
  if (emailFault(body.email.trim())) wrong('email', 'email_invalid');
  const name = nameFault(body.name, body.email.trim());
  if (name) wrong('name', name.code, name.params);
  const passwordFault = await accounts.passwordFault(body.password, body);
  if (passwordFault) wrong('password', passwordFault.code, passwordFault.params);
  if (!isBirthDate(body.date_of_birth, now)) wrong('date_of_birth', 'date_invalid');
  // Age is checked first and alone: for a minor nothing else is checked, and nothing is stored.
  else if (ageOn(body.date_of_birth, now) < minimumAge)
    throw fieldProblem('date_of_birth', 'underage', { min_age: minimumAge });
  if (!body.profile_consent) wrong('profile_consent', 'consent_required');
  if (errors.length > 0) throw problem('validation_failed', { errors });
}

/** Says which of address and name is taken. */
async function takenProblem(services: Services, body: SignupBody): Promise<ProblemError> {
  const { db, clock } = services;
  const owner = await accounts.findByEmail(db, body.email);
  if (owner) return problem(owner.status === 'pending_deletion' ? 'email_pending_deletion' : 'email_active');
  const isReserved = await accounts.isAddressTaken(db, body.email, clock.now());
  return isReserved ? problem('email_active') : fieldProblem('name', 'name_taken');
}

/**
 * Step 1 of sign-up: makes the account, not confirmed, its profile disabled (spec §4 Account, Sign-up flow).
 * @returns the new account's id
 * @throws problem `invite_only`, `email_active`, `email_pending_deletion`, or field errors
 */
export async function signUp(
  services: Services,
  { now, domain, settings, tracking: remembered }: RequestContext,
  body: SignupBody,
): Promise<string> {
  const { db, unitOfWork, jobs, accountSteps } = services;
  // The page's own word, else an earlier visit (spec §3 Affiliate tracking data).
  const tracking = body.tracking ?? remembered;
  if (!maySignUp(settings.value('signups'), tracking)) throw problem('invite_only');
  await checkFields(body, settings.value('min_age'), now);
  if (!settings.value('countries').includes(body.country)) throw fieldProblem('country', 'not_allowed');
  if (await accounts.isAddressTaken(db, body.email, now)) throw await takenProblem(services, body);
  const passwordHash = await accounts.hashPassword(body.password);
  const id = newId();
  const inserted = await unitOfWork(async (tx) => {
    const made = await accounts.insertUser(tx, {
      id,
      email: body.email.trim(),
      email_key: accounts.keyOf(body.email),
      name: body.name,
      name_key: accounts.keyOf(body.name),
      password_hash: passwordHash,
      status: 'not_confirmed',
      language: body.language,
      country: body.country,
      payment_country: body.country,
      signup_date: now,
      notifications: JSON.stringify(accounts.defaultNotifications()),
      tracking: tracking ? JSON.stringify(tracking) : null,
      domain,
      last_active: now,
      created_at: now,
    });
    if (!made) return false;
    const { gender, seeking, country, date_of_birth } = body;
    await accounts.insertProfile(tx, {
      user_id: id,
      status: 'disabled',
      gender,
      seeking,
      date_of_birth,
      country,
      last_active: now,
    });
    await keepProfileConsents(tx, [
      { userId: id, language: body.language, domain, at: now, version: body.profile_consent },
    ]);
    const minutes = settings.value('abandoned_signup_minutes');
    await jobs.send(tx, ABANDONED_JOB, { userId: id, step: 1 }, { startAfter: after(now, minutes * MINUTE) });
    await planReminder(services, tx, { id, domain, signup_date: now });
    return true;
  });
  if (!inserted) throw await takenProblem(services, body);
  if (body.signup_message) await accountSteps.holdFirstMessage({ id, domain }, body.signup_message);
  return id;
}

export interface StepResult {
  step: number;
  complete: boolean;
}

/**
 * Steps 2 to 4: photo, details, about me; each may be skipped and none goes back. Step 4 completes and starts the work
 * that ends with the activation mail (spec §4 Sign-up flow).
 */
export async function finishStep(
  services: Services,
  userId: string,
  { step, profile }: SignupStepBody,
): Promise<StepResult> {
  const { unitOfWork, clock, settings, jobs, live } = services;
  const now = clock.now();
  return unitOfWork(async (tx, afterCommit) => {
    const user = await accounts.lockUser(tx, userId);
    if (profile) await accounts.changeProfile(tx, userId, profile);
    const reached = Math.max(step, user.signup_step);
    const completes = step === 4 && user.signup_completed_at === null;
    await accounts.updateUser(tx, userId, {
      signup_step: reached,
      ...(completes && { signup_completed_at: now }),
    });
    if (completes && user.status === 'not_confirmed') await jobs.send(tx, PREPARE_JOB, { userId });
    else if (step < 4 && user.signup_completed_at === null) {
      const minutes = settings.value(user.domain, 'abandoned_signup_minutes');
      await jobs.send(
        tx,
        ABANDONED_JOB,
        { userId, step: reached },
        { startAfter: after(now, minutes * MINUTE) },
      );
    }
    afterCommit(() => live.publish(userId, 'user', { reason: 'profile' }));
    return { step: reached, complete: completes || user.signup_completed_at !== null };
  });
}
