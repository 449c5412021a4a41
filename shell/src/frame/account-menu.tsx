import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { User } from '@rendezvous/contract/user';
import { Avatar } from '@rendezvous/ui/avatar';
import { Icon } from '@rendezvous/ui/icon';
import { Menu, menuItem } from '@rendezvous/ui/menu';
import { useFrame, useFrameSettings } from '#src/app/frame-context.ts';
import { barItem } from './bar-item.tsx';

const Opener = styled.button`
  ${barItem}
`;

const Way = styled(Link)`
  ${menuItem}
`;

const Act = styled.button`
  ${menuItem}
`;

/** Logs out and leads home: what was open belonged to the member. */
export function useLogOut(): () => void {
  const { session, services } = useFrame();
  const navigate = useNavigate();
  const intl = useIntl();
  return () =>
    void session.logOut().then(() => {
      void navigate('/');
      services.toast({ text: intl.formatMessage({ id: 'frame.account.loggedOut', defaultMessage: 'You are logged out.' }) });
    });
}

/** Main photo and name of the member; profile, settings and log-out behind them. */
export function AccountMenu({ user }: { user: User }) {
  const { cdn_prefix } = useFrameSettings();
  const intl = useIntl();
  const logOut = useLogOut();
  const image = user.profile.main_image;
  const label = intl.formatMessage({ id: 'frame.account.menu', defaultMessage: 'Your account: {name}' }, { name: user.name });
  return (
    <Menu
      label={label}
      trigger={(props) => (
        <Opener {...props} type="button" aria-label={label}>
          <Avatar src={image && cdn_prefix + image.thumb_path} size="s" mine />
          <span>{user.name}</span>
          <Icon name="chevron-down" size="s" />
        </Opener>
      )}
    >
      {(close) => (
        <>
          <Way to="/profile" onClick={close}>
            <Icon name="user" />
            <FormattedMessage id="frame.account.profile" defaultMessage="My profile" />
          </Way>
          <Way to="/notifications" onClick={close}>
            <Icon name="settings" />
            <FormattedMessage id="frame.account.settings" defaultMessage="Settings" />
          </Way>
          <Act type="button" onClick={logOut}>
            <Icon name="logout" />
            <FormattedMessage id="frame.account.logout" defaultMessage="Log out" />
          </Act>
        </>
      )}
    </Menu>
  );
}
