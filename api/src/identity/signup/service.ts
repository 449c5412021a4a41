import type { SignupBody, Tracking, SignupStepBody } from '@rendezvous/contract/resources/signup/schemas';
import { after, MINUTE } from '#src/platform/lib/clock.ts';
import { problem } from '#src/platform/lib/problem.ts';
import * as accounts from '#src/identity/accounts/face.ts';
import type { SettingValue } from '@rendezvous/contract/settings/table';
import type { Services } from '#src/platform/services.ts';
import { ABANDONED_JOB, PREPARE_JOB } from './jobs.ts';
import type { RequestContext } from '#src/platform/http/context.ts';
import { makeAccount } from './account.ts';
import { checkAccount } from './checks.ts';

/** Is sign-up allowed here (spec §4 Signups setting)? A traffic source is a network or a ref. */
export function maySignUp(signups: SettingValue<'signups'>, tracking: Tracking | null): boolean {
  if (signups === 'all') return true;
  return signups === 'with_trafficsource' && Boolean(tracking?.network ?? tracking?.ref);
}

/**
 * Step 1 of sign-up: makes the account, not confirmed, its profile disabled (spec §4 Account, Sign-up flow).
 * @throws problem `invite_only`, `email_active`, `email_pending_deletion`, or field errors
 */
export async function signUp(
  services: Services,
  context: Pick<RequestContext, 'now' | 'domain' | 'settings' | 'tracking'>,
  id: string,
  body: SignupBody,
): Promise<void> {
  const { settings } = context;
  const { signup_message: _message, ...account } = body;
  // The page's own word, else an earlier visit (spec §3 Affiliate tracking data).
  const tracking = body.tracking ?? context.tracking;
  if (!maySignUp(settings.value('signups'), tracking)) throw problem('invite_only');
  await checkAccount(body, context);
  await makeAccount(services, context, { id, body: account, tracking, completed: false });
}

/** Stores the message written before a sign-up, once. @returns whether it is withheld until the activation; undefined without one */
export async function storeFirstMessage(
  { accountSteps }: Pick<Services, 'accountSteps'>,
  { domain }: Pick<RequestContext, 'domain'>,
  id: string,
  { signup_message: message }: Pick<SignupBody, 'signup_message'>,
): Promise<boolean | undefined> {
  return message && accountSteps.storeFirstMessage({ id, domain }, message);
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
