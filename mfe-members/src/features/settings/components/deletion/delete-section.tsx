import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useCapability, useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { TRASH } from '@rendezvous/ui/icons/actions/trash';
import { DeleteForm } from './delete-form.tsx';

/** Deletes the account: what it means, then why, and the password (spec §2 delete-account item). */
export function DeleteSection() {
  const intl = useIntl();
  const works = useCapability('account_deletion');
  const { reactivation_days: days } = useSettings();
  const [open, setOpen] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  if (!works) return null;
  return (
    <Room ref={room}>
      <p>
        {intl.formatMessage(
          {
            id: 'settings.delete.what',
            defaultMessage:
              'Your profile disappears straight away, and every device is logged out. For {days, plural, one {# day} other {# days}} you can get everything back with the link in our e-mail. After that it’s gone for good.',
          },
          { days },
        )}
      </p>
      {open ? (
        <DeleteForm
          onCancel={() => {
            setOpen(false);
            requestAnimationFrame(() => room.current?.querySelector('button')?.focus());
          }}
        />
      ) : (
        <Button tone="danger" onClick={() => setOpen(true)}>
          <Icon of={TRASH} />
          {intl.formatMessage({ id: 'settings.delete.open', defaultMessage: 'Delete my account' })}
        </Button>
      )}
    </Room>
  );
}

const Room = styled.div`
  margin-top: ${theme.space.s1h};
  & > p {
    max-width: 60ch;
    margin-bottom: ${theme.space.s3h};
    color: ${theme.color.ink2};
  }
`;
