import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { User } from '@rendezvous/contract/user';
import { Icon } from '@rendezvous/ui/icon';
import { theme } from '@rendezvous/theme/theme';
import { useFrame, useFrameSettings } from '#src/app/frame-context.ts';
import { DropMenu } from './drop-menu.tsx';

const Face = styled.img`
  width: 36px;
  height: 36px;
  object-fit: cover;
  object-position: 50% 25%;
  border-radius: 18px 5px 5px 18px;
`;

const NoFace = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 18px 5px 5px 18px;
  background: ${theme.color.surface2};
  color: ${theme.color.ink2};
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
  const opener = (
    <>
      {image ? (
        <Face src={cdn_prefix + image.thumb_path} alt="" width={36} height={36} />
      ) : (
        <NoFace>
          <Icon name="user" />
        </NoFace>
      )}
      <span>{user.name}</span>
    </>
  );
  return (
    <DropMenu opener={opener} label={intl.formatMessage({ id: 'frame.account.menu', defaultMessage: 'Your account: {name}' }, { name: user.name })}>
      {() => (
        <>
          <Link to="/profile">
            <Icon name="user" />
            <FormattedMessage id="frame.account.profile" defaultMessage="My profile" />
          </Link>
          <Link to="/notifications">
            <Icon name="settings" />
            <FormattedMessage id="frame.account.settings" defaultMessage="Settings" />
          </Link>
          <button type="button" onClick={logOut}>
            <Icon name="logout" />
            <FormattedMessage id="frame.account.logout" defaultMessage="Log out" />
          </button>
        </>
      )}
    </DropMenu>
  );
}
