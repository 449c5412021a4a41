import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { ARROW_LEFT } from '@rendezvous/ui/icons/actions/arrow-left';

/** The router's location key of a page that was opened directly. */
const FIRST = 'default';

/** Back button on the photo, below 992 px: to the previous page with its search, else to the search. */
export function BackLink() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { key } = useLocation();

  function handleClick(event: MouseEvent) {
    if (key === FIRST || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Round
      to={pathTo('members')}
      aria-label={intl.formatMessage({ id: 'member.back.label', defaultMessage: 'Back' })}
      onClick={handleClick}
    >
      <Icon of={ARROW_LEFT} />
    </Round>
  );
}

const Round = styled(Link)`
  position: absolute;
  top: 12px;
  left: 12px;
  z-index: 1;
  display: grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border-radius: 50%;
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.float};

  ${media.desktop} {
    display: none;
  }
`;
