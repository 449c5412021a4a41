import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';

/** The other ways to meet than the search: the swipe game and the match finder. */
export function GameLinks() {
  const intl = useIntl();
  return (
    <Ways>
      <ButtonLink to={pathTo('swipe-game')} tone="outline" size="s">
        {intl.formatMessage({ id: 'games.swipe', defaultMessage: 'Swipe game' })}
      </ButtonLink>
      <ButtonLink to={pathTo('match-finder')} tone="outline" size="s">
        {intl.formatMessage({ id: 'games.finder', defaultMessage: 'Match finder' })}
      </ButtonLink>
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
`;
