import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { FoundCard } from '@rendezvous/contract/resources/match-finder/schemas';
import { useUser } from '@rendezvous/remote/react/hooks';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { catchFocus } from '@rendezvous/ui/focus';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { MemberGrid } from '@rendezvous/ui/product/member-grid';
import { SectionTitle, Small } from '@rendezvous/ui/layout/page';
import { SignUpOrLogIn } from '#src/lib/dialogs/sign-up-or-log-in.tsx';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { GridSkeleton } from '#src/lib/members/grid-skeleton.tsx';
import { MemberTile } from '#src/lib/members/member-tile.tsx';
import type { Answers, Finder } from '../hooks/use-finder.ts';
import { useFound } from '../hooks/use-found.ts';
import { useReasons } from '../hooks/use-reasons.ts';

/** Members that fit: those who declared what was asked, then those who left it open. The last answer brings the focus here. */
export function FoundMembers({ finder }: { finder: Finder }) {
  const { moved } = finder;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moved) place.current?.focus();
  }, [moved]);
  return (
    <Place ref={place} tabIndex={-1}>
      <Found finder={finder} />
    </Place>
  );
}

function Found({ finder }: { finder: Finder }) {
  const intl = useIntl();
  const user = useUser();
  const { results, failed, retry, more } = useFound(finder.answers);
  if (failed && !results) return <FailedRegion onRetry={retry} />;
  const again = (
    <Button tone="outline" onClick={finder.again}>
      {intl.formatMessage({ id: 'finder.again', defaultMessage: 'Start again' })}
    </Button>
  );
  if (results?.items.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'finder.empty.title', defaultMessage: 'No one fits exactly' })}
        text={intl.formatMessage({
          id: 'finder.empty.text',
          defaultMessage: 'Leave an answer open and there’s more to see.',
        })}
        action={again}
      />
    );
  }
  return (
    <section aria-labelledby="found">
      <Head>
        <div>
          <SectionTitle id="found">
            {intl.formatMessage({ id: 'finder.found.title', defaultMessage: 'Here’s who fits' })}
          </SectionTitle>
          <Small>
            {user
              ? intl.formatMessage({
                  id: 'finder.found.order',
                  defaultMessage:
                    'First the members who told us what you asked for, then those who left it open.',
                })
              : intl.formatMessage({
                  id: 'finder.visitor.note',
                  defaultMessage: 'Without an account, we only use age. Members get two more questions.',
                })}
          </Small>
        </div>
        {again}
      </Head>
      {results ? (
        <Cards items={results.items} asked={finder.answers} onMore={more} />
      ) : (
        <GridSkeleton count={8} />
      )}
      {!user && results && <SignUpOrLogIn />}
    </section>
  );
}

/** The last page removes the button: the first of its members has the focus then. */
function Cards({
  items,
  asked,
  onMore,
}: {
  items: readonly FoundCard[];
  asked: Answers;
  onMore: (() => Promise<void>) | undefined;
}) {
  const reasons = useReasons();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(items.length);
  useEffect(() => {
    if (items.length > before.current)
      catchFocus(list.current?.querySelectorAll<HTMLElement>('article a')[before.current]);
    before.current = items.length;
  }, [items]);
  return (
    <>
      <div ref={list}>
        <MemberGrid>
          {items.map((card, index) => (
            <MemberTile key={card.id} card={card} index={index} since={reasons(card, asked)} />
          ))}
        </MemberGrid>
      </div>
      {onMore && <More onMore={onMore} />}
    </>
  );
}

function More({ onMore }: { onMore: () => Promise<void> }) {
  const intl = useIntl();
  const refuse = useRefusal();
  const { run, busy } = useAct(onMore, { onRefused: refuse });
  return (
    <Centre>
      <Button tone="outline" loading={busy} onClick={() => void run()}>
        {intl.formatMessage({ id: 'finder.more', defaultMessage: 'Show more' })}
      </Button>
    </Centre>
  );
}

const Place = styled.div`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.s3};
  margin-bottom: ${theme.space.s4};
`;

const Centre = styled.div`
  display: grid;
  place-items: center;
  margin-top: ${theme.space.s5h};
`;
