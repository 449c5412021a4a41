import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { SITE_MAIL_TYPES, type NotificationType } from '@rendezvous/contract/resources/accounts/values';
import { useCapability, useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { useAccountSwitch } from '../hooks/use-account-switch.ts';
import { useNotificationWords } from '../hooks/use-notification-words.ts';
import { Part } from './part.tsx';
import { SwitchRow } from './switch-row.tsx';

/** Types about members, and below types that the site sends by itself. */
const ABOUT_PEOPLE: readonly NotificationType[] = [
  'new_conversations',
  'new_messages',
  'unread_message_reminders',
  'like',
];

/** Which notifications one gets: each type that is sent, with what it sends (spec §3 Notification types). */
export function NotificationSwitches() {
  const intl = useIntl();
  const sendsSiteMails = useCapability('site_mails');
  const fromTheSite: readonly NotificationType[] = [...(sendsSiteMails ? SITE_MAIL_TYPES : []), 'reminders'];
  return (
    <>
      <Lead>
        {intl.formatMessage({
          id: 'settings.notifications.lead',
          defaultMessage:
            'We send these to your devices where push is on, otherwise by e-mail. E-mails about security and payments always come.',
        })}
      </Lead>
      <Columns>
        <Part
          title={intl.formatMessage({
            id: 'settings.notifications.people',
            defaultMessage: 'Messages and likes',
          })}
        >
          {ABOUT_PEOPLE.map((type) => (
            <NotificationSwitch key={type} type={type} />
          ))}
        </Part>
        <Part
          title={intl.formatMessage({ id: 'settings.notifications.site', defaultMessage: 'From the site' })}
        >
          {fromTheSite.map((type) => (
            <NotificationSwitch key={type} type={type} />
          ))}
        </Part>
      </Columns>
    </>
  );
}

function NotificationSwitch({ type }: { type: NotificationType }) {
  const words = useNotificationWords()[type];
  const saved = useUser()?.notifications[type] ?? false;
  const { on, set } = useAccountSwitch(saved, (next) => ({ notifications: { [type]: next } }));
  return <SwitchRow {...words} on={on} onChange={set} />;
}

const Lead = styled.p`
  max-width: 60ch;
  margin-top: ${theme.space.s1};
  color: ${theme.color.ink2};
`;

const Columns = styled.div`
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.s6h};
  }
`;
