import { memo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { PageTitle } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';
import { FEW_LEFT, LikesLeft } from '#src/lib/likes/likes-left.tsx';
import type { Deck } from '../deck.ts';

/** A pass changes nothing here. */
const Likes = memo(LikesLeft);

/** Title, what is left of the day, and the button that undoes the newest swipe. */
export function SwipeHeader({ deck, onUndo }: { deck: Deck; onUndo: () => void }) {
  const intl = useIntl();
  const known = deck.resetAt !== '';
  const paid = useUser()?.paid_user;
  return (
    <Header>
      <PageTitle>{intl.formatMessage({ id: 'swipe.title.page', defaultMessage: 'Swipe game' })}</PageTitle>
      {/* Not `disabled`: the press that undoes the last swipe would lose the focus. */}
      <Button tone="outline" size="s" aria-disabled={!deck.last} onClick={onUndo}>
        {intl.formatMessage({ id: 'action.undo', defaultMessage: 'Undo' })}
      </Button>
      <Counts>
        {known && (
          <>
            {(!paid || deck.remaining <= FEW_LEFT) && (
              <span>
                {intl.formatMessage(
                  {
                    id: 'swipe.left.swipes',
                    defaultMessage: '{count, plural, one {# swipe left today} other {# swipes left today}}',
                  },
                  { count: deck.remaining },
                )}
              </span>
            )}
            <Likes left={deck.likesRemaining} resetAt={deck.resetAt} />
          </>
        )}
      </Counts>
      <VisuallyHidden role="status">
        {deck.last &&
          intl.formatMessage(
            {
              id: 'swipe.announced.last',
              defaultMessage: '{action, select, like {Like sent to {name}.} other {{name}: passed.}}',
            },
            { action: deck.last.action, name: deck.last.card.name },
          )}
      </VisuallyHidden>
    </Header>
  );
}

const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${theme.space.s3};
`;

const Counts = styled.div`
  ${text.small}
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s1} ${theme.space.s4};
  min-height: 24px;
  margin-top: ${theme.space.s1};
  color: ${theme.color.ink2};
`;
