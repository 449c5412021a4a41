import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { OpsDiscountEvent } from '@rendezvous/contract/operators/discounts/schemas';
import { Lines, LineWords, Note, Panel } from '#src/lib/panel.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useDiscountWords } from '../hooks/use-discount-words.ts';

interface Props {
  events: readonly OpsDiscountEvent[];
  /** Currency of budgets, where all entries are about one code. */
  currency?: string | null;
}

/** What operators did about codes, the latest first, with their reasons. */
export function EventList({ events, currency = null }: Props) {
  const intl = useIntl();
  const room = useRoom();
  const time = useTimeText();
  const changeText = useChangeText(currency);
  const { events: words } = useDiscountWords();
  return (
    <Panel title={intl.formatMessage({ id: 'discounts.events', defaultMessage: 'Who changed what' })}>
      {events.length === 0 && (
        <Note>{intl.formatMessage({ id: 'discounts.events.none', defaultMessage: 'Nothing yet.' })}</Note>
      )}
      <Lines>
        {events.map(({ id, code, event, at, operator, changes, reason }) => (
          <li key={id}>
            <LineWords>
              <b>
                <Link to={room.way(code)}>{code}</Link> {words[event]}
              </b>
              {changes.length > 0 && <span>{changes.map(changeText).join(', ')}</span>}
              <span>{[operator, time(at), reason].filter(Boolean).join(' · ')}</span>
            </LineWords>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

/** Returns a function that writes a change: "Limit of uses: 80, now 100". */
function useChangeText(currency: string | null) {
  const intl = useIntl();
  const time = useTimeText();
  const none = intl.formatMessage({ id: 'discounts.none', defaultMessage: 'none' });
  const names = {
    expires: intl.formatMessage({ id: 'discounts.until', defaultMessage: 'Until' }),
    max_uses: intl.formatMessage({ id: 'discounts.maxUses', defaultMessage: 'Limit of uses' }),
    max_budget: intl.formatMessage({ id: 'discounts.budget', defaultMessage: 'Limit of the budget' }),
  };
  const value = (field: keyof typeof names, text: string | null): string => {
    if (text === null) return none;
    if (field === 'expires') return time(text);
    if (field === 'max_uses') return intl.formatNumber(Number(text));
    const amount = Number(text) / 100;
    return currency === null
      ? intl.formatNumber(amount, { minimumFractionDigits: 2 })
      : intl.formatNumber(amount, { style: 'currency', currency });
  };
  return ({ field, from, to }: OpsDiscountEvent['changes'][number]): string =>
    intl.formatMessage(
      { id: 'discounts.changed', defaultMessage: '{field}: {from}, now {to}' },
      { field: names[field], from: value(field, from), to: value(field, to) },
    );
}
