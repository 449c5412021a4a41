import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';

/** Way to the members in place of the answers, for browsers without scripts. Only the server draws it. */
export function WayOn() {
  const intl = useIntl();
  return (
    <Way>
      <ButtonLink to={pathTo('members')} tone="fig">
        {intl.formatMessage({ id: 'lander.members.go', defaultMessage: 'Go to members' })}
      </ButtonLink>
    </Way>
  );
}

const Way = styled.p`
  margin-top: ${theme.space.s4};
  main:has(&) fieldset {
    display: none;
  }
`;
