import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { canUsePasskeys } from '@rendezvous/domain/passkey-support';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { focusHeading } from '@rendezvous/ui/focus';
import { Read } from '#src/lib/read.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { Row, Rows, RowWords } from '#src/lib/rows.tsx';
import { Section } from '#src/lib/section.tsx';
import { useRoom } from '#src/lib/use-room.ts';
import { NameForm } from './components/name-form.tsx';
import { PasskeyRow } from './components/passkey-row.tsx';
import { useAccount } from './hooks/use-account.ts';

const FACTORS = 'factors';

/** The operator's second factors: the authenticator app, which every operator has, and passkeys beside it. */
export function AccountRoom() {
  const intl = useIntl();
  const room = useRoom();
  const { reading, fault, add, added, remove, isRemoving } = useAccount();

  /** The row goes with its button: the focus goes to the heading. */
  async function removeAndStay(id: string): Promise<void> {
    if (await remove(id)) focusHeading(FACTORS);
  }

  return (
    <RoomPage title={room.title}>
      <Section
        id={FACTORS}
        title={intl.formatMessage({ id: 'account.factors', defaultMessage: 'Second factor' })}
        lead={intl.formatMessage({
          id: 'account.factors.lead',
          defaultMessage: 'After your key, any one of these lets you in. Lost one? Remove it here.',
        })}
      >
        <Read reading={reading} height="122px">
          {({ items }) => (
            <Rows>
              <Row>
                <RowWords>
                  <b>{intl.formatMessage({ id: 'account.app', defaultMessage: 'Authenticator app' })}</b>
                  <span>
                    {intl.formatMessage({
                      id: 'account.app.text',
                      defaultMessage: 'An admin can reset it when the phone is gone.',
                    })}
                  </span>
                </RowWords>
              </Row>
              {items.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  busy={isRemoving}
                  onChanged={() => reading.mutate()}
                  onRemove={removeAndStay}
                />
              ))}
            </Rows>
          )}
        </Read>
      </Section>
      <Section
        title={intl.formatMessage({ id: 'account.add.title', defaultMessage: 'New passkey' })}
        lead={intl.formatMessage({
          id: 'account.add.lead',
          defaultMessage:
            'Your fingerprint, your face, the PIN of your device or a security key in place of a code.',
        })}
      >
        <Content>
          {fault === 'known' && (
            <Alert tone="info">
              {intl.formatMessage({
                id: 'account.add.known',
                defaultMessage: 'This device already has a passkey for your log-in.',
              })}
            </Alert>
          )}
          {fault === 'failed' && (
            <Alert tone="bad">
              {intl.formatMessage({
                id: 'passkey.failed',
                defaultMessage: 'Your browser couldn’t make a passkey. Try again, or use another device.',
              })}
            </Alert>
          )}
          {canUsePasskeys() ? (
            <NameForm
              label={intl.formatMessage({
                id: 'passkey.name',
                defaultMessage: 'Name of the passkey',
              })}
              hint={intl.formatMessage({
                id: 'account.passkey.name.hint',
                defaultMessage: 'So that you know it again, such as “Work laptop”.',
              })}
              submit={intl.formatMessage({ id: 'passkey.add', defaultMessage: 'Add a passkey' })}
              send={add}
              onDone={added}
            />
          ) : (
            <p>
              {intl.formatMessage({
                id: 'account.add.unsupported',
                defaultMessage: 'This browser can’t make passkeys at this address. Codes work everywhere.',
              })}
            </p>
          )}
        </Content>
      </Section>
    </RoomPage>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${theme.space.s3h};
`;
