import { isReservedName } from '@rendezvous/rules/texts/reserved-names';
import { visibleText } from '@rendezvous/rules/texts/visible-text';
import { ageOn, isBirthDate } from '@rendezvous/rules/birth-date';
import type { FieldError, FieldErrorCode } from '@rendezvous/contract/kernel/errors';
import { dayIn } from '@rendezvous/contract/kernel/countries';
import { emailFault, nameFault, type FieldFault } from '@rendezvous/contract/kernel/field-rules';
import type { SignupBody } from '@rendezvous/contract/resources/signup/schemas';
import * as accounts from '#src/identity/accounts/face.ts';
import type { RequestContext } from '#src/platform/http/context.ts';
import { fieldProblem, problem } from '#src/platform/lib/problem.ts';

type Rules = Pick<RequestContext, 'settings' | 'now'>;

/** The fault of a name that speaks for the site: it, its domain and its company, staff, and the words operators have added. */
export function reservedFault(settings: RequestContext['settings'], name: string): FieldFault | undefined {
  const own = [settings.value('name'), settings.domain, settings.domain.split('.')[0]!];
  const words = [...own, settings.value('company').name, ...settings.value('reserved_names')];
  return isReservedName(name, words) ? { code: 'name_reserved' } : undefined;
}

/**
 * What is wrong with the answers that make an account, as far as they are given (spec §5 Validation rules).
 * @throws field error `underage`: age counts first and alone, for a minor nothing else is checked and nothing is stored
 */
export function answerErrors(
  answers: Partial<Pick<SignupBody, 'email' | 'name' | 'date_of_birth' | 'country'>>,
  { settings, now }: Rules,
): FieldError[] {
  const errors: FieldError[] = [];
  const wrong = (field: keyof SignupBody, code: FieldErrorCode, params?: Record<string, unknown>) =>
    errors.push({ field, code, ...(params && { params }) });
  const { email = '', name, date_of_birth: birth, country } = answers;
  const today = dayIn(country, now);
  const minimum = settings.value('min_age');
  if (birth !== undefined && !isBirthDate(birth, today)) wrong('date_of_birth', 'date_invalid');
  else if (birth !== undefined && ageOn(birth, today) < minimum)
    throw fieldProblem('date_of_birth', 'underage', { min_age: minimum });
  const faults = {
    email: answers.email === undefined ? undefined : emailFault(email),
    name: name === undefined ? undefined : (nameFault(name, email) ?? reservedFault(settings, name)),
  };
  if (faults.email) wrong('email', faults.email.code, faults.email.params);
  if (faults.name) wrong('name', faults.name.code, faults.name.params);
  if (country && !settings.value('countries').includes(country)) wrong('country', 'not_allowed');
  return errors;
}

/**
 * Checks everything that makes an account but whether address and name are free.
 * @throws field errors; `underage` alone
 */
export async function checkAccount(body: SignupBody, rules: Rules): Promise<void> {
  const errors = answerErrors(body, rules);
  const fault = await accounts.passwordFault(body.password, body);
  if (fault)
    errors.push({ field: 'password', code: fault.code, ...(fault.params && { params: fault.params }) });
  if (!body.profile_consent) errors.push({ field: 'profile_consent', code: 'consent_required' });
  const limit = rules.settings.value('message_length');
  if (visibleText(body.signup_message?.text ?? '').length > limit)
    errors.push({ field: 'signup_message.text', code: 'too_long', params: { limit } });
  if (errors.length > 0) throw problem('validation_failed', { errors });
}
