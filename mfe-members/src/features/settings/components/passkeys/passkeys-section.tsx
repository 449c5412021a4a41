import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Passkey } from '@rendezvous/contract/resources/passkeys/schemas';
import { PASSKEY_NAME } from '@rendezvous/contract/resources/passkeys/values';
import { canUsePasskeys } from '@rendezvous/domain/passkey-support';
import { useReauthentication } from '@rendezvous/remote/react/use-reauthentication';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { focusHeading } from '@rendezvous/ui/focus';
import { useDeviceName } from '#src/features/settings/hooks/use-device-name.ts';
import { usePasskeys } from '#src/features/settings/hooks/use-passkeys.ts';
import { ListFailed, ListWaiting } from '#src/features/settings/components/list-state.tsx';
import { Part } from '#src/features/settings/components/part.tsx';
import { PasskeyFault } from './passkey-fault.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RemovePasskey } from './remove-passkey.tsx';

const HEADING = 'passkeys';

/** Passkeys of the account, which log in without a password (PRODUCT §3). */
export function PasskeysSection() {
  const intl = useIntl();
  const deviceName = useDeviceName();
  const { confirm, dialog } = useReauthentication();
  const { items, failed, retry, fault, add, isAdding, remove, isRemoving, reread } = usePasskeys(confirm);
  const [leaving, setLeaving] = useState<Passkey | null>(null);

  /** The question is over before a fresh log-in is asked for. The row goes with its button: the focus goes to the heading. */
  async function removeAndStay({ id }: Passkey): Promise<void> {
    setLeaving(null);
    if (await remove(id)) focusHeading(HEADING);
  }

  return (
    <Part
      id={HEADING}
      title={intl.formatMessage({ id: 'settings.passkeys.title', defaultMessage: 'Passkeys' })}
      lead={intl.formatMessage({
        id: 'settings.passkeys.lead',
        defaultMessage:
          'Log in with your fingerprint, your face or the PIN of your device. There’s nothing to remember and nothing to steal.',
      })}
    >
      {items ? (
        items.length > 0 && (
          <List>
            {items.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                busy={isRemoving}
                onRenamed={reread}
                onRemove={() => setLeaving(passkey)}
              />
            ))}
          </List>
        )
      ) : failed ? (
        <ListFailed onRetry={retry} />
      ) : (
        <ListWaiting />
      )}
      {items?.length === 0 && canUsePasskeys() && (
        <Note>
          {intl.formatMessage({ id: 'settings.passkeys.none', defaultMessage: 'You don’t have one yet.' })}
        </Note>
      )}
      <PasskeyFault fault={fault} />
      {canUsePasskeys() ? (
        items && (
          <Add>
            <Button
              tone="outline"
              size="s"
              loading={isAdding}
              onClick={() => void add(deviceName(navigator.userAgent).slice(0, PASSKEY_NAME.max))}
            >
              {intl.formatMessage({ id: 'passkey.add', defaultMessage: 'Add a passkey' })}
            </Button>
          </Add>
        )
      ) : (
        <Note>
          {intl.formatMessage({
            id: 'settings.passkeys.unsupported',
            defaultMessage: 'This browser can’t make passkeys here. Your password works everywhere.',
          })}
        </Note>
      )}
      {leaving && (
        <RemovePasskey
          name={leaving.name}
          onCancel={() => setLeaving(null)}
          onRemove={() => void removeAndStay(leaving)}
        />
      )}
      {dialog}
    </Part>
  );
}

const List = styled.ul`
  border-top: 1px solid ${theme.color.line};
`;

const Note = styled.p`
  margin-top: ${theme.space.s1};
  color: ${theme.color.ink2};
`;

const Add = styled.div`
  margin-top: ${theme.space.s3};
`;
