import { cleanText } from '@rendezvous/rules/texts/visible-text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { HalfPortrait } from '@rendezvous/ui/product/half-portrait';
import { Centre } from '#src/lib/centre.tsx';
import { MailSent } from './mail-sent.tsx';
import { RequestForm } from './request-form.tsx';

/** A way back for members who forgot their password (spec §2 /reset-password): the address first, then "look in your inbox". */
export function RequestScreen() {
  const intl = useIntl();
  const own = useUser()?.email;
  const known = (useLocation().state as { email?: string } | null)?.email;
  const [email, setEmail] = useState(known ?? own ?? '');
  const [sent, setSent] = useState(false);
  useTitle(intl.formatMessage({ id: 'reset.title', defaultMessage: 'Forgot your password?' }));
  return (
    <Centre>
      {sent ? (
        <>
          <HalfPortrait left="claire" right="joris" size="min(60vw, 320px)" />
          <MailSent email={cleanText(email)} onAgain={() => setSent(false)} />
        </>
      ) : (
        <>
          <HalfPortrait left="claire" right="joris" size="min(60vw, 320px)" offset="14px" />
          <RequestForm email={email} onChange={setEmail} onSent={() => setSent(true)} />
        </>
      )}
    </Centre>
  );
}
