import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsMoneyAct } from '@rendezvous/contract/operators/money/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { Section } from '#src/lib/section.tsx';
import { StatusTag, type StatusTone } from '#src/lib/status-tag.tsx';
import { useTimeText } from '#src/lib/use-time-text.ts';
import { useActText } from '../hooks/use-act-text.ts';

const TONES: Record<OpsMoneyAct['state'], StatusTone> = { waiting: 'warn', done: 'good', refused: 'plain' };

/** What operators did about a payment, the latest first, with their reasons. */
export function ActList({ acts }: { acts: readonly OpsMoneyAct[] }) {
  const intl = useIntl();
  const time = useTimeText();
  const actText = useActText();
  const states: Record<OpsMoneyAct['state'], string> = {
    waiting: intl.formatMessage({ id: 'money.act.waiting', defaultMessage: 'Waits for a second person' }),
    done: intl.formatMessage({ id: 'money.act.carriedOut', defaultMessage: 'Carried out' }),
    refused: intl.formatMessage({ id: 'money.decide.refused', defaultMessage: 'Refused' }),
  };
  if (acts.length === 0) return null;
  return (
    <Section title={intl.formatMessage({ id: 'money.acts.made', defaultMessage: 'What we did' })}>
      <List>
        {acts.map((act) => (
          <li key={act.id}>
            <b>{actText(act)}</b> <StatusTag $tone={TONES[act.state]}>{states[act.state]}</StatusTag>
            <small>{[act.asked_by, time(act.asked_at), act.decided_by].filter(Boolean).join(' · ')}</small>
            {[act.reason, act.note].filter(Boolean).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ol`
  & > li {
    padding-block: ${theme.space.s2h};
    border-top: 1px solid ${theme.color.line};
  }
  & b {
    margin-inline-end: ${theme.space.s1};
  }
  & small {
    display: block;
    ${text.small}
    color: ${theme.color.ink2};
  }
  & p {
    margin-top: ${theme.space.s1};
    overflow-wrap: anywhere;
  }
`;
