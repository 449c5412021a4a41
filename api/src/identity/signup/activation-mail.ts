import { ProfilePatch } from '@rendezvous/contract/resources/profile/schemas';
import { type ActivationStep, ACTIVATION_STEPS } from '@rendezvous/contract/resources/signup/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { validatorOf } from '#src/platform/lib/validation.ts';
import * as accounts from '#src/identity/accounts/face.ts';
import { mailLink, sendMail, type Addressee, type Letter } from '#src/platform/mail/face.ts';
import type { PreparationStep } from '#src/platform/ports/accounts.ts';
import type { Services } from '#src/platform/services.ts';
import { createToken } from '#src/identity/links/face.ts';
import { isBounced } from './policy.ts';
import { readProgress, recordProgress, standInLinks } from './repository.ts';

interface ActivationLetter extends Pick<Letter, 'purpose'> {
  kind: 'activation' | 'activation_reminder';
  /** See `Letter`. */
  id?: string;
}

/**
 * Mails the activation link: 7 days, single use, below the configured address. An active member whose mails came back gets a letter of
 * its own with such a link. Does nothing for other accounts.
 */
export async function mailActivation(
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'config' | 'signer' | 'mail'>,
  userId: string,
  letter: ActivationLetter = { kind: 'activation', purpose: 'confirmation' },
): Promise<void> {
  const { db, clock, settings } = services;
  const user = await accounts.findUser(db, userId);
  if (!user || (user.status !== 'not_confirmed' && !isBounced(user))) return;
  const days = settings.value(user.domain, 'activation_link_days');
  const credits = settings.value(user.domain, 'signup_credits');
  const token = await createToken(db, userId, 'activation', clock.now(), days * DAY);
  if (user.stands_in_for !== null)
    return notifyOwner(services, { ...user, stands_in_for: user.stands_in_for }, letter);
  if (isBounced(user)) {
    await sendMail(services, user, {
      kind: 'confirm_again',
      purpose: 'confirmation',
      url: mailLink(services, pathTo('activate-done'), { token, again: '1' }),
      values: { days },
      more: ['validity'],
    });
    return;
  }
  const url = mailLink(services, pathTo('activate-done'), { token });
  const more = [...(credits > 0 ? ['credits'] : []), 'validity'];
  await sendMail(services, user, { ...letter, url, values: { days, credits }, more });
}

/**
 * Instead of a link, which is discarded, the owner of the address learns that it was used for a sign-up, at most once a day. Reminders
 * say nothing.
 */
async function notifyOwner(
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'config' | 'signer' | 'mail'>,
  standIn: Addressee & { stands_in_for: string },
  { kind }: ActivationLetter,
): Promise<void> {
  const { db, clock } = services;
  const since = after(clock.now(), -DAY);
  const known = await accounts.findByEmail(db, standIn.email);
  // A fictional profile has no reader; an address that is only reserved for a return has no account to greet.
  if (known?.fictional) return;
  const owner = known ? await accounts.findUser(db, known.id) : { ...standIn, name: '' };
  if (!owner) return;
  if (kind !== 'activation' || (await standInLinks(db, standIn.stands_in_for, since)) > 1) return;
  await sendMail(services, owner, {
    kind: 'known_address',
    purpose: 'account',
    url: mailLink(services, pathTo('login'), {}),
    more: ['forgotten'],
  });
}

/** Stores that a line of the progress is done, and notifies the open page. */
async function record(
  { unitOfWork, live, clock }: Services,
  userId: string,
  step: ActivationStep,
): Promise<void> {
  await unitOfWork(async (tx, afterCommit) => {
    await recordProgress(tx, userId, step, clock.now());
    afterCommit(() => live.publish(userId, 'activation', { step }));
  });
}

/** Lines done so far, in order. */
export async function activationProgress(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<ActivationStep[]> {
  const done = await readProgress(db, userId);
  return ACTIVATION_STEPS.filter((step) => done.has(step));
}

/** Answers still fit what the product accepts; anything else would be a defect and stops here. */
async function checkProfile(tx: Tx, userId: string): Promise<void> {
  const profile = await accounts.findProfile(tx, userId);
  if (!profile) throw new Error('account without profile');
  const answers = Object.fromEntries(
    Object.keys(ProfilePatch.properties).map((key) => [key, profile[key as keyof typeof profile]]),
  );
  if (!validatorOf(ProfilePatch)(answers)) throw new Error('profile does not fit the contract');
}

/** Writes down which notifications the account gets. */
async function settleNotifications(tx: Tx, userId: string): Promise<void> {
  const user = await accounts.findUser(tx, userId);
  if (user)
    await accounts.updateUser(tx, userId, {
      notifications: JSON.stringify({ ...accounts.defaultNotifications(), ...user.notifications }),
    });
}

/** Identity's own part of a line; the steps of the other districts follow it. */
const OWN_WORK: Partial<Record<PreparationStep, (tx: Tx, userId: string) => Promise<void>>> = {
  checking_profile: checkProfile,
  creating_account: settleNotifications,
};

/**
 * The work between the last step and the activation mail. Each line of the progress shows something that has really
 * been done by then (spec §4 Sign-up flow). May run again after a failure: what is done stays done.
 */
export async function prepareActivation(services: Services, userId: string): Promise<void> {
  const { db, unitOfWork, accountSteps } = services;
  const user = await accounts.findUser(db, userId);
  if (!user || user.status !== 'not_confirmed') return;
  const done = new Set(await activationProgress(services, userId));
  for (const line of ACTIVATION_STEPS) {
    if (done.has(line)) continue;
    if (line === 'sending_activation_email') await mailActivation(services, userId);
    else
      await unitOfWork(async (tx) => {
        await OWN_WORK[line]?.(tx, userId);
        for (const step of accountSteps.preparing[line]) await step(tx, userId);
      });
    await record(services, userId, line);
  }
}
