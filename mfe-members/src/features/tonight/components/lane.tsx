import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { TonightCard } from '@rendezvous/contract/resources/tonight/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import type { Drawing } from '@rendezvous/ui/layout/drawing';
import { Icon } from '@rendezvous/ui/layout/icon';
import { text } from '@rendezvous/ui/layout/text';
import { useOpenedList } from '../hooks/use-opened-list.ts';
import { panel } from './panel.ts';
import { PersonRow } from './person-row.tsx';

/** Rows of a lane before it is opened. */
const FIRST = 2;

interface Props {
  title: string;
  icon?: Drawing;
  /** All members of the lane; the server sends a few of them. */
  count: number;
  cards: readonly TonightCard[];
  first?: number;
}

/** Row of members with one choice: the first cards, and a button that opens the rest. */
export function Lane({ title, icon, count, cards, first = FIRST }: Props) {
  const intl = useIntl();
  const { shown, more, open, list } = useOpenedList(cards, first);
  return (
    <Panel>
      <Head>
        {icon && <Icon of={icon} size="l" />}
        <h3>{title}</h3>
        <Count>{intl.formatNumber(count)}</Count>
      </Head>
      <ul ref={list}>
        {shown.map((card) => (
          <li key={card.id}>
            <PersonRow card={card} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button tone="quiet" size="s" onClick={open}>
          {intl.formatMessage(
            {
              id: 'tonight.lane.more',
              defaultMessage: '{count, plural, one {Show one more} other {Show # more}}',
            },
            { count: more },
          )}
        </Button>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  ${panel}
  /* The words of the button begin where the photos do. */
  & > button {
    margin-left: -${theme.space.s3h};
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${theme.space.s2h};
  align-items: center;
  margin-bottom: ${theme.space.s1h};
  & > svg {
    color: ${theme.color.zestText};
  }
  & > h3 {
    ${text.title}
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Count = styled.span`
  ${text.small}
  color: ${theme.color.ink2};
`;
