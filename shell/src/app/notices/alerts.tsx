import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { AlertName } from '@rendezvous/contract/kernel/routes';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { ActivationAlert } from '#src/features/alerts/activation-alert.tsx';
import { AlertPlace } from '#src/features/alerts/alert-place.tsx';
import { ConsentAlert } from '#src/features/alerts/consent-alert.tsx';
import { DisabledNotificationsAlert } from '#src/features/alerts/disabled-notifications-alert.tsx';
import { PhotoAlert } from '#src/features/alerts/photo-alert.tsx';
import { PushAlert } from '#src/features/alerts/push-alert.tsx';

const ALERTS: Record<AlertName, typeof PhotoAlert> = {
  activation: ActivationAlert,
  disabledNotifications: DisabledNotificationsAlert,
  consent: ConsentAlert,
  photo: PhotoAlert,
  push: PushAlert,
};

/** The alerts of a page: one at a time, with the way to the next. */
export function Alerts({ names, user }: { names: readonly AlertName[]; user: User }) {
  const [shown, setShown] = useState(names[0]!);
  const index = Math.max(0, names.indexOf(shown));
  const name = names[index]!;
  const ShownAlert = ALERTS[name];
  return (
    <AlertPlace>
      <ShownAlert key={name} user={user} />
      {names.length > 1 && (
        <Others>
          <span>
            <FormattedMessage
              id="frame.alert.number"
              defaultMessage="{number} of {total}"
              values={{ number: index + 1, total: names.length }}
            />
          </span>
          <Button tone="quiet" size="s" onClick={() => setShown(names[(index + 1) % names.length]!)}>
            <FormattedMessage id="frame.alert.next" defaultMessage="Next notice" />
          </Button>
        </Others>
      )}
    </AlertPlace>
  );
}

const Others = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.s2};
  font-size: ${theme.size.small};
  color: ${theme.color.ink2};
`;
