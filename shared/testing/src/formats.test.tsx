import { render, screen } from '@testing-library/react';
import { FormattedDate, FormattedNumber, IntlProvider } from 'react-intl';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { formatMoney } from '@rendezvous/i18n/money';
import { isoOf } from '@rendezvous/remote/iso';

/** How a number, an amount in its smallest unit and a day are written, spaces made plain. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  en: ['1,234.5', '€22.50', '22 November 2026'],
  nl: ['1.234,5', '€ 22,50', '22 november 2026'],
  de: ['1.234,5', '22,50 €', '22. November 2026'],
  it: ['1234,5', '22,50 €', '22 novembre 2026'],
  fr: ['1 234,5', '22,50 €', '22 novembre 2026'],
  es: ['1234,5', '22,50 €', '22 de noviembre de 2026'],
  pl: ['1234,5', '22,50 €', '22 listopada 2026'],
};

test.each(LOCALE_CODES)('[3.019] numbers, amounts and dates are written as %s does', (locale) => {
  render(
    <IntlProvider locale={isoOf(locale)} timeZone="Europe/Amsterdam">
      <p data-testid="number">
        <FormattedNumber value={1234.5} />
      </p>
      <p data-testid="date">
        <FormattedDate value="2026-11-22T12:00:00Z" dateStyle="long" />
      </p>
    </IntlProvider>,
  );
  const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');
  const shown = [
    screen.getByTestId('number').textContent,
    formatMoney(isoOf(locale), { amount: 2250, currency: 'EUR' }),
    screen.getByTestId('date').textContent,
  ];
  expect(shown.map(plain)).toEqual(WRITTEN[locale]);
});

test('amounts of currencies without cents have none', () => {
  expect(formatMoney('en-GB', { amount: 500, currency: 'JPY' }).replace(/\s/g, ' ')).toBe('JP¥500');
});
