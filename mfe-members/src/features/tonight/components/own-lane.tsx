import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { TonightCard, TonightChoice } from '@rendezvous/contract/resources/tonight/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { useChoiceWords } from '../hooks/use-choice-words.ts';
import { Face } from './face.tsx';
import { useOpenedList } from '../hooks/use-opened-list.ts';

const FACES = 3;

interface Props {
  choice: TonightChoice;
  count: number;
  cards: readonly TonightCard[];
  onChange: () => void;
}

/** The one fig panel: members with the same choice, and the button that withdraws the member's. */
export function OwnLane({ choice, count, cards, onChange }: Props) {
  const intl = useIntl();
  const words = useChoiceWords();
  const { shown, more, open, list } = useOpenedList(cards, FACES);
  return (
    <Panel aria-labelledby="tonight-own">
      <div>
        <h2 id="tonight-own">
          {intl.formatMessage(
            {
              id: 'tonight.own.title',
              defaultMessage:
                '{choice}: {count, plural, =0 {you’re the first around here} one {you and # other} other {you and # others}}',
            },
            { choice: words[choice], count },
          )}
        </h2>
        <p>
          {count === 0
            ? intl.formatMessage({
                id: 'tonight.own.first',
                defaultMessage: 'Whoever chooses the same will find you here.',
              })
            : intl.formatMessage({
                id: 'tonight.own.text',
                defaultMessage:
                  'All of them are looking for someone like you. A first line is easier with a plan for the evening.',
              })}
        </p>
        <Acts>
          <Act type="button" onClick={onChange}>
            {intl.formatMessage({ id: 'tonight.own.change', defaultMessage: 'Change my mind' })}
          </Act>
          {more > 0 && (
            <Act type="button" onClick={open}>
              {intl.formatMessage(
                {
                  id: 'tonight.lane.more',
                  defaultMessage: '{count, plural, one {Show one more} other {Show # more}}',
                },
                { count: more },
              )}
            </Act>
          )}
        </Acts>
      </div>
      {shown.length > 0 && (
        <Faces ref={list}>
          {shown.map((card) => (
            <Face key={card.id} card={card} eager />
          ))}
        </Faces>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${theme.space.s4h};
  padding: ${theme.space.s5} ${theme.space.s4} ${theme.space.s4h};
  border-radius: ${theme.radius.r4};
  background: ${theme.color.fig};
  color: ${theme.color.onFig};
  & h2 {
    ${text.d2}
  }
  & p {
    max-width: 44ch;
    margin-top: ${theme.space.s2h};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 240px) minmax(0, 1fr);
    align-items: center;
    padding: ${theme.space.s5h};
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.s4h};
  margin-top: ${theme.space.s1h};
`;

const Act = styled.button`
  min-height: ${theme.size.target};
  font-weight: ${theme.weight.strong};
  color: inherit;
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
  &:focus-visible {
    outline-color: ${theme.color.onFig};
    box-shadow: none;
  }
`;

const Faces = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.s3} ${theme.seam.photo};
  & a {
    display: grid;
    gap: 1px;
    color: inherit;
    text-decoration: none;
    line-height: ${theme.line.small};
    overflow-wrap: anywhere;
  }
  & a:focus-visible {
    outline-color: ${theme.color.onFig};
    box-shadow: none;
  }
  & b {
    margin-top: ${theme.space.s2h};
  }
  & b + span {
    ${text.small}
  }
  & > li:nth-child(3n + 1) [data-face] {
    border-radius: ${theme.curve.c56} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c56};
  }
  & > li:nth-child(3n) [data-face],
  & > li:last-child:not(:first-child) [data-face] {
    border-radius: ${theme.radius.seam} ${theme.curve.c56} ${theme.curve.c56} ${theme.radius.seam};
  }
  & > li:only-child [data-face] {
    border-radius: ${theme.curve.c56};
  }
`;
