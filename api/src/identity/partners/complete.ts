import type { CompleteSignupBody, PartnerSignup } from '@rendezvous/contract/resources/partners/schemas';
import type { SignupBody } from '@rendezvous/contract/resources/signup/schemas';
import { PARTNER_ANSWERS } from '@rendezvous/contract/resources/partners/values';
import { findByName } from '#src/identity/accounts/face.ts';
import {
  answerErrors,
  checkAccount,
  makeAccount,
  maySignUp,
  findAddressRefusal,
} from '#src/identity/signup/face.ts';
import type { RequestContext } from '#src/platform/http/context.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Services } from '#src/platform/services.ts';
import { completeSignup, deleteSignup, findSignup } from './repository.ts';

type Rules = Pick<RequestContext, 'settings' | 'now' | 'domain'>;

/**
 * The open sign-up behind a link.
 * @throws problem `link_invalid`; `link_expired`, with `params.used` when it was completed; `invite_only`
 */
async function openSignup({ db }: Pick<Services, 'db'>, { settings, now }: Rules, token: string) {
  const signup = await findSignup(db, token);
  if (!signup) throw problem('link_invalid');
  const { email } = signup;
  if (signup.completed_at) throw problem('link_expired', { params: { used: true } });
  if (email === null || signup.expires_at <= now) throw problem('link_expired');
  if (!maySignUp(settings.value('signups'), signup.tracking)) throw problem('invite_only');
  return { ...signup, email };
}

/**
 * What a partner passed on, as its page shows it (spec §2 /complete-signup). The page asks again for a name that is already taken.
 * @throws those of `openSignup`; `email_active` and `email_pending_deletion` unless messages are neutral
 */
export async function readSignup(services: Services, rules: Rules, token: string): Promise<PartnerSignup> {
  const { email, partner, answers } = await openSignup(services, rules, token);
  const refusal = await findAddressRefusal(services, email, rules.now);
  if (refusal && rules.settings.value('account_messages') === 'explicit') throw refusal;
  const { date_of_birth: _birth, name, ...shown } = answers;
  const isFree = name !== undefined && !(await findByName(services.db, name));
  const missing = PARTNER_ANSWERS.filter(
    (answer) => answers[answer] === undefined || (answer === 'name' && !isFree),
  );
  return { email, partner, ...shown, ...(isFree && { name }), missing };
}

/**
 * Makes the account of a sign-up that began at a partner, its steps done, and moves the record of the consent to it.
 * @throws those of `readSignup`; field errors; after `underage` nothing is stored of the sign-up
 */
export async function completePartnerSignup(
  services: Services,
  rules: Rules,
  id: string,
  { token, ...given }: CompleteSignupBody,
): Promise<void> {
  const { id: signupId, email, answers, tracking } = await openSignup(services, rules, token);
  const { name, gender, seeking, country, date_of_birth } = { ...answers, ...given };
  await discardMinor(services, rules, { id: signupId, date_of_birth, country });
  if (!name || !gender || !seeking || !country || !date_of_birth)
    throw problem('validation_failed', {
      errors: PARTNER_ANSWERS.filter((answer) => !{ ...answers, ...given }[answer]).map((field) => ({
        field,
        code: 'required' as const,
      })),
    });
  const body = { ...given, email, name, gender, seeking, country, date_of_birth };
  await checkAccount(body, rules);
  await makeAccount(services, rules, {
    id,
    body,
    tracking,
    completed: true,
    async also(tx) {
      if (!(await completeSignup(tx, signupId, id, rules.now)))
        throw problem('link_expired', { params: { used: true } });
    },
  });
}

/** Throws the sign-up of a minor away. @throws field error `underage` */
async function discardMinor(
  { unitOfWork }: Pick<Services, 'unitOfWork'>,
  rules: Rules,
  { id, ...answers }: { id: string } & Partial<Pick<SignupBody, 'date_of_birth' | 'country'>>,
): Promise<void> {
  try {
    answerErrors(answers, rules);
  } catch (error) {
    await unitOfWork((tx) => deleteSignup(tx, id));
    throw error;
  }
}
