import type { IntlShape } from 'react-intl';

/** The part of a problem or a field error that is put into words. */
export interface Refusal {
  code: string;
  params?: Record<string, unknown>;
}

type Values = Record<string, string | number>;

function say(intl: Pick<IntlShape, 'formatMessage' | 'messages'>, prefix: string, { code, params }: Refusal): string {
  const id = `${prefix}.${code}`;
  return intl.formatMessage({ id: id in intl.messages ? id : 'errors.generic' }, params as Values);
}

/** The sentence for a refused call (spec §8 Error catalogue); unknown codes get the general one. */
export function errorText(intl: Pick<IntlShape, 'formatMessage' | 'messages'>, problem: Refusal): string {
  return say(intl, 'errors', problem);
}

/** The sentence under a refused field (spec §5 Validation rules). */
export function fieldErrorText(intl: Pick<IntlShape, 'formatMessage' | 'messages'>, error: Refusal): string {
  return say(intl, 'errors.field', error);
}
