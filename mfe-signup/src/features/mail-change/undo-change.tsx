import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { errorText } from '@rendezvous/i18n/errors';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Words } from '#src/lib/centre.tsx';
import { undoMailChange } from './api/undo-mail-change.ts';
import { LinkPage } from './link-page.tsx';
import { useLink } from './use-link.ts';

/** Restores the former address of an account, before the change or after it. What else ends with it is said before the press. */
export function UndoChange({ token }: { token: string }) {
  const intl = useIntl();
  const { support_email } = useSettings();
  const [deleted, setDeleted] = useState(false);
  const { state, run, busy, refused } = useLink(token, undoMailChange, (answer) =>
    setDeleted(answer.deleted),
  );
  const password = {
    to: pathTo('reset-password'),
    label: intl.formatMessage({
      id: 'mailChange.undo.password',
      defaultMessage: 'Choose a new password',
    }),
  };
  return (
    <LinkPage
      state={state}
      open={{
        title: intl.formatMessage({
          id: 'mailChange.undo.title',
          defaultMessage: 'Keep your former address',
        }),
        lead: intl.formatMessage({
          id: 'mailChange.undo.lead',
          defaultMessage:
            'Wasn’t it you who changed it? Your account keeps this address, every device is logged out, all passkeys are removed, and you choose a new password.',
        }),
      }}
      press={(words) => (
        <Words>
          {words}
          {refused && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>}
          <Button size="lg" loading={busy} onClick={() => void run()}>
            {intl.formatMessage({ id: 'mailChange.undo.submit', defaultMessage: 'Keep this address' })}
          </Button>
        </Words>
      )}
      done={{
        title: intl.formatMessage({
          id: 'mailChange.undo.done.title',
          defaultMessage: 'Your address is unchanged',
        }),
        lead: deleted
          ? intl.formatMessage({
              id: 'mailChange.undo.deleted.lead',
              defaultMessage:
                'The account had been deleted in the meantime. We’ve just sent an e-mail to this address: with its link you get everything back and choose a new password.',
            })
          : intl.formatMessage({
              id: 'mailChange.undo.done.lead',
              defaultMessage:
                'All devices were logged out, passkeys were removed, and the password no longer works. Choose a new one now.',
            }),
        way: deleted ? null : password,
      }}
      failed={{
        words: intl.formatMessage(
          {
            id: 'mailChange.undo.failed',
            defaultMessage: 'It has expired or was used already. Something not right? Write to us: {email}.',
          },
          {
            email: (
              <a key="email" href={`mailto:${support_email}`}>
                {support_email}
              </a>
            ),
          },
        ),
        way: {
          to: pathTo('pages-service'),
          label: intl.formatMessage({ id: 'frame.page.service', defaultMessage: 'Customer service' }),
        },
      }}
    />
  );
}
