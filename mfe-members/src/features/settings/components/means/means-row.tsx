import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Mandate } from '@rendezvous/contract/resources/mandates/schemas';
import { methodKind } from '@rendezvous/domain/method-kind';
import { useMeansText } from '#src/features/settings/hooks/use-means-text.ts';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { MethodMark } from '@rendezvous/ui/product/method-mark';
import { Tag } from '@rendezvous/ui/layout/tag';
import { What } from '../line.ts';
import { runsOut } from './runs-out.ts';

interface MeansRowProps {
  means: Mandate;
  busy: boolean;
  onRemove: () => void;
}

/** One stored means of payment, by its last four. */
export function MeansRow({ means, busy, onRemove }: MeansRowProps) {
  const intl = useIntl();
  const name = useMeansText()(means);
  return (
    <Row>
      <MethodMark kind={methodKind(means.method)} />
      <Words>
        <b>{name}</b> <MeansTag means={means} />
        <Facts means={means} />
      </Words>
      <Button
        tone="outline"
        size="s"
        loading={busy}
        aria-label={intl.formatMessage(
          { id: 'passkey.remove.label', defaultMessage: 'Remove {name}' },
          { name },
        )}
        onClick={onRemove}
      >
        {intl.formatMessage({ id: 'action.remove', defaultMessage: 'Remove' })}
      </Button>
    </Row>
  );
}

function MeansTag({ means }: { means: Mandate }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const [now] = useState(() => new Date());
  if (means.waits_for)
    return (
      <Tag tone="glow">
        {intl.formatMessage(
          { id: 'settings.means.waits', defaultMessage: 'Waits for {money}' },
          { money: moneyText(means.waits_for) },
        )}
      </Tag>
    );
  if (runsOut(means.expires_on, now))
    return (
      <Tag tone="glow">{intl.formatMessage({ id: 'settings.means.ends', defaultMessage: 'Runs out' })}</Tag>
    );
  if (means.used_last)
    return (
      <Tag tone="leaf">{intl.formatMessage({ id: 'settings.means.last', defaultMessage: 'Used last' })}</Tag>
    );
  return null;
}

/** Until when a card is valid, or which mandate it is, and since when it is stored. */
function Facts({ means: { expires_on: end, reference, holder, kept_at: at } }: { means: Mandate }) {
  const intl = useIntl();
  const since = intl.formatMessage(
    { id: 'settings.means.since', defaultMessage: 'kept since {date}' },
    { date: intl.formatDate(at, { dateStyle: 'long' }) },
  );
  const facts = [
    end &&
      intl.formatMessage(
        { id: 'settings.means.valid', defaultMessage: 'valid until {month}' },
        { month: intl.formatDate(end, { month: '2-digit', year: 'numeric', timeZone: 'UTC' }) },
      ),
    reference &&
      intl.formatMessage(
        { id: 'settings.means.mandate', defaultMessage: 'mandate {reference}' },
        { reference },
      ),
    holder,
    since,
  ];
  return <What>{facts.filter(Boolean).join(' · ')}</What>;
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s2h} ${theme.space.s3h};
  padding: ${theme.space.s3h} ${theme.space.s4};
  background: ${theme.color.surface};
  &:first-child {
    border-radius: ${theme.radius.r3} ${theme.radius.r3} 0 0;
  }
  &:last-child {
    border-radius: 0 0 ${theme.radius.r3} ${theme.radius.r3};
  }
  &:only-child {
    border-radius: ${theme.radius.r3};
  }
  & > button {
    margin-left: ${theme.space.s8};
    ${media.phone} {
      margin-left: 0;
    }
  }
`;

const Words = styled.span`
  flex: 1 1 60%;
  min-width: 0;
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    flex-basis: 0;
  }
`;
