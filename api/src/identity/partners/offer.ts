import { addressKey } from '@rendezvous/rules/texts/mail-address';
import { cleanText } from '@rendezvous/rules/texts/visible-text';
import type { PartnerSignupBody } from '@rendezvous/contract/resources/partners/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { findByName } from '#src/identity/accounts/face.ts';
import { answerErrors, maySignUp, findAddressRefusal } from '#src/identity/signup/face.ts';
import type { RequestContext } from '#src/platform/http/context.ts';
import { after, DAY } from '#src/platform/lib/clock.ts';
import { hashToken } from '#src/platform/lib/ids.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';
import { mailLink } from '#src/platform/mail/face.ts';
import type { Partner } from '#src/platform/ports/partners.ts';
import type { Services } from '#src/platform/services.ts';
import { storeSignup, signupExists } from './repository.ts';

/** Secret of the link to a sign-up: it follows from the id, so that a repeat gets the same link though only a digest is stored. */
const tokenOf = ({ signer }: Pick<Services, 'signer'>, id: string): string =>
  signer.sign('partner-signup', id);

/**
 * Stores a sign-up that began at a partner until the person completes it (PRODUCT §3). A partner's key is a known traffic source.
 * @param id of the sign-up; the same for a repeat under one `Idempotency-Key`
 * @returns the address where it is completed
 * @throws problem `invite_only`; field errors; `email_active` and `email_pending_deletion` unless messages are neutral
 */
export async function offerSignup(
  services: Services,
  { settings, domain, now, locale }: RequestContext,
  { id, partner, body }: { id: string; partner: Partner; body: PartnerSignupBody },
): Promise<string> {
  const { db, unitOfWork } = services;
  const urlOf = (signup: string) =>
    mailLink(services, pathTo('complete-signup'), { token: tokenOf(services, signup) });
  if (await signupExists(db, id)) return urlOf(id);
  const tracking = { ...body.tracking, network: partner.network };
  if (!maySignUp(settings.value('signups'), tracking)) throw problem('invite_only');
  await checkOffer(services, { settings, now }, body);
  const { email, name, gender, seeking, country, date_of_birth, language, consent } = body;
  return urlOf(
    await unitOfWork((tx) =>
      storeSignup(tx, {
        id,
        partner_id: partner.id,
        domain,
        email: cleanText(email),
        email_key: addressKey(email),
        answers: JSON.stringify({ name, gender, seeking, country, date_of_birth, language }),
        tracking: JSON.stringify(tracking),
        consent_version: consent.version,
        consent_language: consent.language ?? language ?? locale,
        consent_given_at: new Date(consent.given_at),
        token_hash: hashToken(tokenOf(services, id)),
        created_at: now,
        expires_at: after(now, settings.value('partner_signup_days') * DAY),
        completed_at: null,
        user_id: null,
      }),
    ),
  );
}

async function checkOffer(
  services: Services,
  rules: Pick<RequestContext, 'settings' | 'now'>,
  body: PartnerSignupBody,
): Promise<void> {
  const errors = answerErrors(body, rules);
  if (new Date(body.consent.given_at) > after(rules.now, DAY))
    errors.push({ field: 'consent.given_at', code: 'date_invalid' });
  if (errors.length > 0) throw problem('validation_failed', { errors });
  const refusal = await findAddressRefusal(services, body.email, rules.now);
  if (refusal && rules.settings.value('account_messages') === 'explicit') throw refusal;
  if (body.name && (await findByName(services.db, body.name))) throw fieldProblem('name', 'name_taken');
}
