import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { SignUpOrLogIn } from '#src/lib/dialogs/sign-up-or-log-in.tsx';

/** Invitation below a visitor's results: the number of further members, and sign-up (spec §6 Visitor). */
export function Invitation({ left }: { left: number }) {
  const intl = useIntl();
  return (
    <Box>
      <h2>
        {intl.formatMessage(
          {
            id: 'members.invite.title',
            defaultMessage:
              '{count, plural, =0 {There is more once you join} one {# more once you join} other {# more once you join}}',
          },
          { count: Math.max(0, left) },
        )}
      </h2>
      <p>
        {intl.formatMessage({
          id: 'members.invite.text',
          defaultMessage: 'Sign up free to see everyone, give likes and write.',
        })}
      </p>
      <SignUpOrLogIn />
    </Box>
  );
}

const Box = styled.section`
  margin-top: ${theme.space.s6h};
  padding: ${theme.space.s5h};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface};

  h2 {
    ${text.d1}
  }

  p {
    margin-top: ${theme.space.s1h};
    color: ${theme.color.ink2};
  }
`;
