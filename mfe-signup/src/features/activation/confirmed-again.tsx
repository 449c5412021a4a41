import { useIntl } from 'react-intl';
import { wayTo } from '@rendezvous/contract/kernel/routes';
import { useSettings, useTitle } from '@rendezvous/remote/react/hooks';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { HalfPortrait } from '@rendezvous/ui/product/half-portrait';
import { Centre, Lead, Title, Words } from '#src/lib/centre.tsx';

/** The address is confirmed again after a bounce: mails come, and the settings say which. */
export function ConfirmedAgain() {
  const intl = useIntl();
  const settings = wayTo('notifications', useSettings().capabilities);
  const title = intl.formatMessage({
    id: 'activate.again.done',
    defaultMessage: 'Your address is confirmed',
  });
  useTitle(title);
  return (
    <Centre>
      <HalfPortrait left="amara" right="joris" size="min(60vw, 320px)" offset="0px" />
      <Words>
        <Title focus>{title}</Title>
        <Lead>
          {intl.formatMessage({
            id: 'activate.again.done.lead',
            defaultMessage: 'Our e-mails reach you again. Which ones is up to you.',
          })}
        </Lead>
        {settings && (
          <ButtonLink to={settings}>
            {intl.formatMessage({
              id: 'activate.again.settings',
              defaultMessage: 'Go to your notifications',
            })}
          </ButtonLink>
        )}
      </Words>
    </Centre>
  );
}
