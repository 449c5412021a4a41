import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/routes';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/button';
import { Icon } from '@rendezvous/ui/icon';
import { ARROW_RIGHT } from '@rendezvous/ui/icons/arrow-right';
import { GameLinks } from '#src/lib/game-links.tsx';

/** Replaces the sign-up teaser for members. */
export function MemberWelcome() {
  const intl = useIntl();
  return (
    <Welcome>
      <p>
        {intl.formatMessage({
          id: 'home.member.note',
          defaultMessage: 'Your half of the site is just one step away.',
        })}
      </p>
      <ButtonLink to={pathTo('members')} size="lg">
        {intl.formatMessage({ id: 'home.member.go', defaultMessage: 'Go to the members' })}
        <Icon of={ARROW_RIGHT} />
      </ButtonLink>
      <GameLinks />
    </Welcome>
  );
}

const Welcome = styled.div`
  display: grid;
  gap: ${theme.space.s4h};
  justify-items: start;
  margin-top: ${theme.space.s5};
`;
