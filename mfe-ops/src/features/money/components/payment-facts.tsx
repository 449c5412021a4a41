import { useIntl } from 'react-intl';
import type { OpsPayment } from '@rendezvous/contract/operators/money/schemas';
import { countryName } from '@rendezvous/i18n/countries';
import { Facts } from '#src/lib/facts.tsx';
import { Section } from '#src/lib/section.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';

/** What was stored with an order. */
export function PaymentFacts({ payment }: { payment: OpsPayment }) {
  const intl = useIntl();
  const time = useTimeText();
  const { provider, provider_id: providerId, start_requested_at: requested, debt } = payment;
  const none = '–';
  const items: [label: string, value: string][] = [
    [
      intl.formatMessage({ id: 'money.fact.provider', defaultMessage: 'Provider and its ID' }),
      [provider, providerId].filter(Boolean).join(' · '),
    ],
    [
      intl.formatMessage({ id: 'money.fact.country', defaultMessage: 'Payment country' }),
      countryName(intl.locale, payment.country),
    ],
    [
      intl.formatMessage({ id: 'money.fact.until', defaultMessage: 'Could be paid until' }),
      time(payment.expires_at),
    ],
    [
      intl.formatMessage({ id: 'money.fact.request', defaultMessage: 'Asked to start at once' }),
      requested ? time(requested) : none,
    ],
    [
      intl.formatMessage({ id: 'money.fact.notice', defaultMessage: 'Version of the notice' }),
      payment.notice_version ?? none,
    ],
    [
      intl.formatMessage({ id: 'money.fact.code', defaultMessage: 'Code used' }),
      payment.discount_code ?? none,
    ],
  ];
  if (debt)
    items.push([
      intl.formatMessage({ id: 'money.fact.debt', defaultMessage: 'Debt since' }),
      time(debt.since),
    ]);
  return (
    <Section title={intl.formatMessage({ id: 'money.facts', defaultMessage: 'Stored with the order' })}>
      <Facts items={items} />
    </Section>
  );
}
