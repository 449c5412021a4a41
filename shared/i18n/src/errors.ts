import type { IntlShape } from 'react-intl';

/** The part of a problem or a field error that is put into words. */
export interface Refusal {
  code: string;
  params?: Record<string, unknown>;
}

type Values = Record<string, string | number>;

/** The number a sentence speaks of: `limit`, or what the API calls it for one rule only (`min_age`, `pixels`). */
function limitOf(params: Record<string, unknown>): number | undefined {
  return [params['limit'], ...Object.values(params)].find((value) => typeof value === 'number');
}

function say(
  intl: Pick<IntlShape, 'formatMessage' | 'messages'>,
  id: string,
  params: Refusal['params'],
): string {
  const values = params && { limit: limitOf(params), ...params };
  return intl.formatMessage({ id: id in intl.messages ? id : 'errors.generic' }, values as Values);
}

/** The sentence for a refused call (spec §8 Error catalogue); unknown codes get the general one. */
export function errorText(intl: Pick<IntlShape, 'formatMessage' | 'messages'>, problem: Refusal): string {
  return say(intl, `errors.${problem.code}`, problem.params);
}

/** The sentence under a refused field (spec §5 Validation rules). */
export function fieldErrorText(intl: Pick<IntlShape, 'formatMessage' | 'messages'>, error: Refusal): string {
  return say(intl, `errors.field.${error.code}`, error.params);
}
