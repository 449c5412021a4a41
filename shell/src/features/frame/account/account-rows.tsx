import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CREDITS } from '@rendezvous/ui/icons/objects/credits';
import { GLOBE } from '@rendezvous/ui/icons/objects/globe';
import { LOGOUT } from '@rendezvous/ui/icons/actions/logout';
import { SETTINGS } from '@rendezvous/ui/icons/actions/settings';
import { USER } from '@rendezvous/ui/icons/objects/user';
import { menuItem } from '@rendezvous/ui/controls/menu';
import { LOG_OUT_FORM } from '@rendezvous/contract/resources/plain-forms/values';
import { pathTo, wayTo } from '@rendezvous/contract/kernel/routes';
import { useFrame, useFrameSettings } from '#src/kernel/frame/frame-context.ts';

const Way = styled(Link)`
  ${menuItem}
`;

const Act = styled.button`
  ${menuItem}
`;

/** Logs out and leads home: what was open belonged to the member. */
function useLogOut(): () => void {
  const { session, services } = useFrame();
  const navigate = useNavigate();
  const intl = useIntl();
  return () =>
    void session.logOut().then(() => {
      void navigate('/');
      services.toast({
        text: intl.formatMessage({ id: 'frame.account.loggedOut', defaultMessage: 'You are logged out.' }),
      });
    });
}

/** Links of the member's menu: profile, settings, payments, log-out (spec §2 Top bar); `language` where the bar has no room for its menu. */
export function AccountRows({ close, language = false }: { close: () => void; language?: boolean }) {
  const logOut = useLogOut();
  const { capabilities } = useFrameSettings();
  const profile = wayTo('profile', capabilities);
  const settings = wayTo('notifications', capabilities);
  return (
    <>
      {profile && (
        <Way to={profile} onClick={close}>
          <Icon of={USER} />
          <FormattedMessage id="account.profile" defaultMessage="My profile" />
        </Way>
      )}
      {settings && (
        <Way to={settings} onClick={close}>
          <Icon of={SETTINGS} />
          <FormattedMessage id="frame.account.settings" defaultMessage="Settings" />
        </Way>
      )}
      <Way to={pathTo('transactions-id')} onClick={close}>
        <Icon of={CREDITS} />
        <FormattedMessage id="frame.account.payments" defaultMessage="Payments" />
      </Way>
      {language && (
        <Way to={pathTo('lang-config')} onClick={close}>
          <Icon of={GLOBE} />
          <FormattedMessage id="frame.account.language" defaultMessage="Language and country" />
        </Way>
      )}
      <Act form={LOG_OUT_FORM} onClick={logOut}>
        <Icon of={LOGOUT} />
        <FormattedMessage id="action.logOut" defaultMessage="Log out" />
      </Act>
    </>
  );
}
