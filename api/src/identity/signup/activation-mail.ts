import { ProfilePatch } from '@rendezvous/contract/profile';
import type { ActivationStep } from '@rendezvous/contract/signup';
import { ACTIVATION_STEPS } from '@rendezvous/contract/signup';
import { pathTo } from '@rendezvous/contract/routes';
import { DAY } from '#src/platform/lib/clock.ts';
import { validatorOf } from '#src/platform/lib/validation.ts';
import * as accounts from '#src/identity/accounts/service.ts';
import { defaultNotifications } from '#src/identity/accounts/notifications.ts';
import { mailLink, sendMail } from '#src/platform/mail/service.ts';
import { listPhotos } from '#src/people/photos/service.ts';
import { suggest } from '#src/people/suggestions/service.ts';
import { openWallet } from '#src/money/wallet/service.ts';
import type { Services } from '#src/platform/services.ts';
import { issueLink } from './link-repository.ts';

interface ActivationLetter {
  kind: 'activation' | 'activation_reminder';
  /** See `Letter`. */
  id?: string;
}

/** Mails the activation link: 7 days, single use, below the configured address. Does nothing for confirmed accounts. */
export async function mailActivation(
  services: Services,
  userId: string,
  letter: ActivationLetter = { kind: 'activation' },
): Promise<void> {
  const { db, clock, settings } = services;
  const user = await accounts.findUser(db, userId);
  if (!user || user.status !== 'not_confirmed') return;
  const days = settings.value(user.domain, 'activation_link_days');
  const credits = settings.value(user.domain, 'signup_credits');
  const token = await issueLink(db, userId, 'activation', clock.now(), days * DAY);
  const url = mailLink(services, pathTo('activate-done'), { token });
  const more = [...(credits > 0 ? ['credits'] : []), 'validity'];
  await sendMail(services, user, { ...letter, url, values: { days, credits }, more });
}

/** Writes down that a line of the progress is done, and tells the open page. */
async function record({ db, live, clock }: Services, userId: string, step: ActivationStep): Promise<void> {
  await db
    .insertInto('activation_progress')
    .values({ user_id: userId, step, at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await live.publish(userId, 'activation', { step });
}

/** Lines done so far, in order. */
export async function activationProgress(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<ActivationStep[]> {
  const rows = await db
    .selectFrom('activation_progress')
    .select('step')
    .where('user_id', '=', userId)
    .execute();
  const done = new Set(rows.map((row) => row.step));
  return ACTIVATION_STEPS.filter((step) => done.has(step));
}

/** Answers and photos still fit what the product accepts; anything else would be a defect and stops here. */
async function checkProfile({ db }: Services, userId: string): Promise<void> {
  const profile = await accounts.findProfile(db, userId);
  if (!profile) throw new Error('account without profile');
  const answers = Object.fromEntries(
    Object.keys(ProfilePatch.properties).map((key) => [key, profile[key as keyof typeof profile]]),
  );
  if (!validatorOf(ProfilePatch)(answers)) throw new Error('profile does not fit the contract');
  const photos = await listPhotos(db, userId);
  if (
    profile.main_photo_id &&
    !photos.some((photo) => photo.id === profile.main_photo_id && photo.status === 'active')
  )
    throw new Error('main photo is not approved');
}

async function createAccount({ db }: Services, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await openWallet(tx, userId);
    const user = await accounts.findUser(tx, userId);
    if (user)
      await accounts.updateUser(tx, userId, {
        notifications: JSON.stringify({ ...defaultNotifications(), ...user.notifications }),
      });
  });
}

/**
 * The work between the last step and the activation mail. Each line of the progress stands for something that has really
 * been done by then (spec §4 Sign-up flow). May run again after a failure: what is done stays done.
 */
export async function prepareActivation(services: Services, userId: string): Promise<void> {
  const user = await accounts.findUser(services.db, userId);
  if (!user || user.status !== 'not_confirmed') return;
  const done = new Set(await activationProgress(services, userId));
  const minAge = services.settings.value(user.domain, 'min_age');
  const searcher = {
    viewerId: userId,
    now: services.clock.now(),
    loggedOutSearch: 'all',
    minAge,
    country: user.country,
  } as const;
  const work: Record<ActivationStep, () => Promise<unknown>> = {
    checking_profile: () => checkProfile(services, userId),
    creating_account: () => createAccount(services, userId),
    looking_for_matches: () => suggest(services.db, searcher, undefined),
    sending_activation_email: () => mailActivation(services, userId),
  };
  for (const step of ACTIVATION_STEPS) {
    if (done.has(step)) continue;
    await work[step]();
    await record(services, userId, step);
  }
}
