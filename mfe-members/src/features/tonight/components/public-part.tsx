import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_TONIGHT } from '@rendezvous/contract/resources/tonight/calls';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { SectionTitle } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { CHOICE_ICONS } from '../choice-icons.ts';
import { useChoiceWords } from '../hooks/use-choice-words.ts';
import { Summary } from './summary.tsx';

/**
 * Public part of the board: how many were here today, and how many chose what (PRODUCT.md §4 Tonight). It is empty
 * on a quiet day, nor where the rules for visitors give them nothing (`logged_out_search`).
 */
export function PublicPart() {
  const intl = useIntl();
  const words = useChoiceWords();
  const { data: board } = useEndpoint(READ_TONIGHT);
  if (!board || board.here === 0) return null;
  const chosen = board.choices.filter(({ count }) => count > 0);
  return (
    <section>
      <SectionTitle>{intl.formatMessage({ id: 'tonight.label', defaultMessage: 'Tonight' })}</SectionTitle>
      <Line>
        <Summary board={board} />
      </Line>
      {chosen.length > 0 && (
        <Choices>
          {chosen.map(({ choice, count }) => (
            <li key={choice}>
              <Icon of={CHOICE_ICONS[choice]} />
              {words[choice]}
              <span>{count}</span>
            </li>
          ))}
        </Choices>
      )}
    </section>
  );
}

const Line = styled.div`
  margin-top: ${theme.space.s1h};
  color: ${theme.color.ink2};
`;

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s3h};
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.s2};
    min-height: ${theme.size.target};
    padding-inline: ${theme.space.s3h};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.half};
    background: ${theme.color.surface};
    font-weight: ${theme.weight.medium};
  }
  & svg {
    color: ${theme.color.zestText};
  }
  & span {
    ${text.small}
    color: ${theme.color.ink2};
  }
`;
