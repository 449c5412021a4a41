import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useSettings, useShell, useTitle } from '@rendezvous/remote/react/hooks';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { HalfPortrait } from '@rendezvous/ui/product/half-portrait';
import { Lead, Title, Words } from '#src/lib/centre.tsx';

/**
 * The account is deleted: what happens now, and the way back (spec §4 Account). Only who comes from a deletion reads that it happened; the address
 * alone says how deletions go.
 */
export function Farewell() {
  const intl = useIntl();
  const shell = useShell();
  const { reactivation_days: days, support_email } = useSettings();
  const isLeaving = (useLocation().state as { deleted?: boolean } | null)?.deleted === true;
  const title = isLeaving
    ? intl.formatMessage({ id: 'deleted.title', defaultMessage: 'Your account is deleted' })
    : intl.formatMessage({ id: 'deleted.any.title', defaultMessage: 'Deleted accounts' });
  useTitle(title);
  // Here the frame learns that the session is over; a member who only looks stays logged in.
  useEffect(() => void shell.refresh('user'), [shell]);
  return (
    <>
      <HalfPortrait left="luca" right="ben" size="min(60vw, 320px)" offset="14px" />
      <Words>
        <Title>{title}</Title>
        <Lead>
          {isLeaving
            ? intl.formatMessage(
                {
                  id: 'deleted.lead',
                  defaultMessage:
                    'No one sees your profile any more. For {days, plural, one {# day} other {# days}} you can get everything back with the link in the e-mail we’ve just sent; then it’s erased for good.',
                },
                { days },
              )
            : intl.formatMessage(
                {
                  id: 'deleted.any.lead',
                  defaultMessage:
                    'An account stays recoverable for {days, plural, one {# day} other {# days}} after its deletion, with the link in the e-mail that was sent then. After that it’s erased for good.',
                },
                { days },
              )}
        </Lead>
        <p>
          {intl.formatMessage(
            { id: 'deleted.help', defaultMessage: 'No e-mail? Write to {email}.' },
            { email: <a href={`mailto:${support_email}`}>{support_email}</a> },
          )}
        </p>
        <ButtonLink to={pathTo('index')} tone="outline" size="lg">
          {intl.formatMessage({ id: 'deleted.home', defaultMessage: 'Go to the home page' })}
        </ButtonLink>
      </Words>
    </>
  );
}
