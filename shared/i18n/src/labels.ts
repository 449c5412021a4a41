import type { IntlShape } from 'react-intl';

/** Formatter of texts: react-intl's `intl`, or the server's equivalent. */
export type Formatter = Pick<IntlShape, 'formatMessage'>;

/** Text of an interest (spec §3 Interests). */
export function interestLabel(intl: Formatter, interest: string): string {
  return intl.formatMessage({ id: `interest.${interest}` });
}

/** Name of a profile field with fixed values, e.g. `hair_color`. */
export function profileFieldLabel(intl: Formatter, field: string): string {
  return intl.formatMessage({ id: `profile.${field}` });
}

/** Text of one value of such a field; several languages inflect it by gender. */
export function profileValueLabel(intl: Formatter, field: string, value: string, gender: string): string {
  return intl.formatMessage({ id: `profile.${field}.${value}` }, { gender });
}

/** Label of a country's regions (spec §3 Region label per country); a state is another word in some countries. */
export function regionLabel(intl: Formatter, label: string, country: string): string {
  return intl.formatMessage({ id: `region.${label}` }, { country });
}
