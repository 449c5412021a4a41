import type { IntlShape } from 'react-intl';

/** Part of a problem or field error that becomes a text. */
export interface Refusal {
  code: string;
  params?: Record<string, unknown>;
}

type Values = Record<string, string | number>;

/** Number in the text: `limit`, or its name for one rule (`min_age`, `pixels`). */
function limitOf(params: Record<string, unknown>): number | undefined {
  return [params['limit'], ...Object.values(params)].find((value) => typeof value === 'number');
}

function format(
  intl: Pick<IntlShape, 'formatMessage' | 'messages'>,
  id: string,
  params: Refusal['params'],
): string {
  const values = params && { limit: limitOf(params), ...params };
  return intl.formatMessage({ id: id in intl.messages ? id : 'errors.generic' }, values as Values);
}

/** Text of a refused call (spec §8 Error catalogue); unknown codes get the general text. */
export function errorText(intl: Pick<IntlShape, 'formatMessage' | 'messages'>, problem: Refusal): string {
  return format(intl, `errors.${problem.code}`, problem.params);
}

/** Text under a refused field (spec §5 Validation rules). */
export function fieldErrorText(intl: Pick<IntlShape, 'formatMessage' | 'messages'>, error: Refusal): string {
  return format(intl, `errors.field.${error.code}`, error.params);
}

/** Text of a refusal shown in one place, such as at a photo: of the refused field where there is one, with its number. */
export function refusedText(
  intl: Pick<IntlShape, 'formatMessage' | 'messages'>,
  { fields: [field], problem }: { fields: readonly Refusal[]; problem: Refusal },
): string {
  return field ? fieldErrorText(intl, field) : errorText(intl, problem);
}
