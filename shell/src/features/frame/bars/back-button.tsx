import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { ARROW_LEFT } from '@rendezvous/ui/icons/actions/arrow-left';

/** Its arrow is where the page's text begins. */
const Edge = styled.div`
  flex: none;
  margin-inline: -${theme.space.s3} -${theme.space.s2};
`;

/** The router numbers the entries it makes, from 0 on; the number outlives a reload. */
function hasHistory(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return (idx ?? 0) > 0;
}

/** Goes back, when there is somewhere to go (spec §2 Top bar). */
export function BackButton() {
  const navigate = useNavigate();
  const intl = useIntl();
  // Asked again with each navigation.
  useLocation();
  if (!hasHistory()) return null;
  return (
    <Edge>
      <IconButton
        icon={ARROW_LEFT}
        label={intl.formatMessage({ id: 'action.back', defaultMessage: 'Back' })}
        onClick={() => void navigate(-1)}
      />
    </Edge>
  );
}
