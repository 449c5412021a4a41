import { createIntl } from 'react-intl';
import { COUNTRIES } from '@rendezvous/contract/kernel/countries';
import { ERROR_STATUS, FIELD_ERROR_CODES } from '@rendezvous/contract/kernel/errors';
import { LOCALE_CODES, LOCALES, type Locale } from '@rendezvous/contract/kernel/locales';
import { GENDERS, INTERESTS, PROFILE_CHOICES } from '@rendezvous/contract/resources/profile/values';
import { errorText, fieldErrorText } from '@rendezvous/i18n/errors';
import { interestLabel, profileValueLabel, regionLabel } from '@rendezvous/i18n/labels';
import { formatMoney } from '@rendezvous/i18n/money';

/** Every argument a sentence may ask for. */
const PARAMS = {
  limit: 3,
  minutes: 15,
  name: 'Bo',
  pixels: 400,
  megapixels: 50,
  reason: 'other',
  character: 'U+200B',
};

async function intlOf(locale: Locale) {
  const { default: messages } = (await import(`@rendezvous/i18n/lang/${locale}.json`)) as {
    default: Record<string, string>;
  };
  const missing: unknown[] = [];
  return { missing, intl: createIntl({ locale, messages, onError: (error) => missing.push(error.message) }) };
}

describe.each(LOCALE_CODES)('in %s', (locale) => {
  test('every refusal of the API has a sentence of its own', async () => {
    const { intl, missing } = await intlOf(locale);
    const general = errorText(intl, { code: 'generic' });
    const allowed = new Set(['internal']);
    for (const code of Object.keys(ERROR_STATUS)) {
      const text = errorText(intl, { code, params: PARAMS });
      if (!allowed.has(code)) expect([code, text]).not.toEqual([code, general]);
    }
    for (const code of FIELD_ERROR_CODES)
      expect([code, fieldErrorText(intl, { code, params: PARAMS })]).not.toEqual([code, general]);
    expect(missing).toEqual([]);
  });

  test('the likes of a day are as many as the refusal says', async () => {
    const { intl } = await intlOf(locale);
    const text = errorText(intl, { code: 'likes_exhausted', params: { limit: 7 } });
    expect(text.match(/\d+/g)).toEqual(['7', '7']);
  });

  test('[3.021] [3.022] [3.023] every interest, and every value of a profile, has a text', async () => {
    const { intl, missing } = await intlOf(locale);
    for (const interest of INTERESTS) expect(interestLabel(intl, interest)).toBeTruthy();
    for (const [field, values] of Object.entries(PROFILE_CHOICES)) {
      for (const value of values)
        for (const gender of GENDERS) expect(profileValueLabel(intl, field, value, gender)).toBeTruthy();
    }
    for (const { regionLabel: label, code } of Object.values(COUNTRIES))
      expect(regionLabel(intl, label, code)).toBeTruthy();
    expect(missing).toEqual([]);
  });
});

test('[3.027] a state is the word of its country', async () => {
  const { intl } = await intlOf('de');
  const words = (['DE', 'AT', 'US', 'AU'] as const).map((code) => regionLabel(intl, 'state', code));
  expect(words).toEqual(['Bundesland', 'Bundesland', 'Bundesstaat', 'Bundesstaat']);
});

test('a limit is said whatever the API calls it', async () => {
  const { intl } = await intlOf('en');
  expect(fieldErrorText(intl, { code: 'underage', params: { min_age: 18 } })).toContain('18');
});

test('[8.001] an unknown code gets the general sentence', async () => {
  const { intl } = await intlOf('en');
  expect(errorText(intl, { code: 'from_the_future' })).toBe('An error occurred, please try again later.');
});

test.each(LOCALES.map(({ iso }) => iso))(
  'money in %s is minor units in the language’s own notation',
  (iso) => {
    const text = formatMoney(iso, { amount: 2250, currency: 'EUR' }).replaceAll(/\s/g, ' ');
    expect(text).toMatch(/^(€ ?22[.,]50|22,50 €)$/);
  },
);
