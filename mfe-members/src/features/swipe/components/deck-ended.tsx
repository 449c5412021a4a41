import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { Button, ButtonLink } from '@rendezvous/ui/controls/button';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import type { Deck } from '../deck.ts';

interface Props {
  deck: Deck;
  onWiden: () => void;
}

/** The end of the deck. The ref is for the focus, when the last swipe brings it. */
export function DeckEnded({ ref, ...props }: Props & { ref: Ref<HTMLDivElement> }) {
  return (
    <Place ref={ref} tabIndex={-1}>
      <Ended {...props} />
    </Place>
  );
}

/** A wider deck first, then the search. */
function Ended({ deck, onWiden }: Props) {
  const intl = useIntl();
  if (deck.wider) {
    return (
      <EmptyState
        title={intl.formatMessage({
          id: 'swipe.ended.all.title',
          defaultMessage: 'You’ve seen the whole deck',
        })}
        text={intl.formatMessage({
          id: 'swipe.ended.all.text',
          defaultMessage: 'Members you passed come back after a while. Until then, try the search.',
        })}
        action={
          <ButtonLink to={pathTo('members')}>
            {intl.formatMessage({ id: 'members.search', defaultMessage: 'Search members' })}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={intl.formatMessage({
        id: 'swipe.ended.near.title',
        defaultMessage: 'That’s everyone around you',
      })}
      text={intl.formatMessage({
        id: 'swipe.ended.near.text',
        defaultMessage: 'You’ve seen all the cards from your country. Look further?',
      })}
      action={
        <Button onClick={onWiden}>
          {intl.formatMessage({ id: 'swipe.ended.widen', defaultMessage: 'Add other countries' })}
        </Button>
      }
    />
  );
}

const Place = styled.div`
  display: grid;
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
