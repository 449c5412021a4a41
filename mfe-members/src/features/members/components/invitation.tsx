import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { SignUpOrLogIn } from '#src/lib/dialogs/sign-up-or-log-in.tsx';

/** Below the results a visitor may see: how many more there are, and the way in (spec §6 Visitor). */
export function Invitation({ left }: { left: number }) {
  const intl = useIntl();
  return (
    <Box>
      <h2>
        {intl.formatMessage(
          {
            id: 'members.invite.title',
            defaultMessage: '{count, plural, =0 {There is more on the other side} one {# more on the other side} other {# more on the other side}}',
          },
          { count: Math.max(0, left) },
        )}
      </h2>
      <p>{intl.formatMessage({ id: 'members.invite.text', defaultMessage: 'Sign up free to see everyone, like and write.' })}</p>
      <SignUpOrLogIn />
    </Box>
  );
}
