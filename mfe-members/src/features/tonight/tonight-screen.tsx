import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { TonightResponse } from '@rendezvous/contract/resources/tonight/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { WideWrap } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { GameLinks } from '#src/lib/game-links.tsx';
import { Ways } from '#src/lib/members/ways.tsx';
import { CHOICE_ICONS } from './choice-icons.ts';
import { BoardSkeleton } from './components/board-skeleton.tsx';
import { Choices } from './components/choices.tsx';
import { CloseToYou } from './components/close-to-you.tsx';
import { Lane } from './components/lane.tsx';
import { OwnLane } from './components/own-lane.tsx';
import { Rail } from './components/rail.tsx';
import { Summary } from './components/summary.tsx';
import { useChoiceWords } from './hooks/use-choice-words.ts';
import { useTonight, type Tonight } from './hooks/use-tonight.ts';

/**
 * The member’s home: members who were here today, what they are up for this evening, and what waits for the member (PRODUCT.md §4 Tonight).
 * `next` is the one thing for the member’s own profile.
 */
export function TonightScreen({ next }: { next: ReactNode }) {
  const intl = useIntl();
  const tonight = useTonight();
  /** The member’s region: too few people were here in it when the board is of the country. */
  const home = useUser()?.profile.region;
  const { board, failed, retry } = tonight;
  const title = intl.formatMessage({ id: 'tonight.label', defaultMessage: 'Tonight' });
  useTitle(title);
  return (
    <Page data-tonight>
      <Top>
        <Ways current="tonight" />
      </Top>
      <Head>
        <h1>
          {board?.area.region
            ? intl.formatMessage(
                { id: 'tonight.title.place', defaultMessage: 'Tonight around {place}' },
                { place: board.area.region },
              )
            : board && home
              ? intl.formatMessage(
                  { id: 'tonight.title.wider', defaultMessage: 'Tonight, wider than {place}' },
                  { place: home },
                )
              : title}
        </h1>
        {board && <Summary board={board} />}
      </Head>
      {failed && <FailedRegion onRetry={retry} />}
      {!failed && !board && <BoardSkeleton />}
      {board && <Board board={board} tonight={tonight} next={next} />}
    </Page>
  );
}

interface BoardProps {
  board: TonightResponse;
  tonight: Tonight;
  next: ReactNode;
}

function Board({ board, tonight: { mine, choose }, next }: BoardProps) {
  const intl = useIntl();
  const words = useChoiceWords();
  const options = useRef<HTMLFieldSetElement>(null);
  function handleChange() {
    // The panel with the pressed button goes: the focus returns to where the choice was made.
    options.current?.querySelector<HTMLElement>(`[value=${mine}]`)?.focus();
    choose(null);
  }
  const cardsOf = (choice: string | null) => board.items.filter((card) => card.choice === choice);
  const open = cardsOf(null);
  const chosen = board.choices.reduce((sum, { count }) => sum + count, 0);
  const lanes = board.choices
    .filter(({ choice, count }) => count > 0 && choice !== mine)
    .toSorted((a, b) => b.count - a.count);
  return (
    <>
      <Choices ref={options} board={board} mine={mine} onChoose={choose} />
      <Columns>
        {mine && (
          <OwnLane
            key={mine}
            choice={mine}
            count={board.choices.find(({ choice }) => choice === mine)?.count ?? 0}
            cards={cardsOf(mine)}
            onChange={handleChange}
          />
        )}
        <Main>
          {board.here === 0 && <NobodyHere />}
          <Lanes>
            {lanes.map(({ choice, count }, index) => (
              <Lane
                key={choice}
                title={words[choice]}
                icon={CHOICE_ICONS[choice]}
                count={count}
                cards={cardsOf(choice)}
                eager={index === 0 && !mine}
              />
            ))}
            {open.length > 0 && (
              <Lane
                title={intl.formatMessage({ id: 'tonight.lane.open', defaultMessage: 'Still undecided' })}
                count={board.here - chosen}
                cards={open}
              />
            )}
          </Lanes>
        </Main>
        <Rail board={board} next={next} />
      </Columns>
      <CloseToYou suggestions={board.suggestions} />
      <Games>
        <GameLinks />
      </Games>
    </>
  );
}

function NobodyHere() {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'tonight.empty.title', defaultMessage: 'Quiet so far' })}
      text={intl.formatMessage({
        id: 'tonight.empty.text',
        defaultMessage:
          'Nobody’s been here yet today. Say what you’re up for, and whoever comes next will see it.',
      })}
      action={
        <ButtonLink to={pathTo('members')}>
          {intl.formatMessage({ id: 'tonight.empty.go', defaultMessage: 'Go to the members' })}
        </ButtonLink>
      }
    />
  );
}

const Page = styled(WideWrap)`
  padding-block: ${theme.space.s4} ${theme.space.s7};
  ${media.wide} {
    padding-top: ${theme.space.s5h};
  }
`;

/** The bar has these ways from 1200 px on. */
const Top = styled.div`
  margin-bottom: ${theme.space.s4h};
  ${media.wide} {
    display: none;
  }
`;

const Head = styled.header`
  & > h1 {
    ${text.d3}
    margin-bottom: ${theme.space.s1h};
  }
  & > p {
    color: ${theme.color.ink2};
  }
`;

/** People first: the own evening, the other lanes, then what waits for the member, which is on the right on a desk. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s5};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${theme.space.s4} ${theme.space.s4h};
    & > * {
      grid-column: 1;
    }
    & > aside {
      grid-area: 1 / 2;
    }
    /* Two rows on the left: the last one fills the extra height of the right column. */
    &:has(> :nth-child(3)) {
      grid-template-rows: auto 1fr;
      & > aside {
        grid-row-end: span 2;
      }
    }
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  align-content: start;
`;

const Lanes = styled.div`
  display: grid;
  gap: ${theme.space.s3};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.huge} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    /* A fourth lane would be alone. */
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const Games = styled.div`
  margin-top: ${theme.space.s6};
`;
