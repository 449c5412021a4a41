import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo, type PlainRouteName } from '@rendezvous/contract/kernel/routes';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

const Print = styled.p`
  ${text.micro}
  color: ${theme.color.ink2};
`;

const to = (route: PlainRouteName) => (words: ReactNode) => (
  <Link key={route} to={pathTo(route)} target="_blank" rel="noopener">
    {words}
  </Link>
);

/** Terms agreed to by going on, and the privacy statement, which informs. The pages open beside, so that nothing typed is lost. */
export function SmallPrint() {
  return (
    <Print>
      <FormattedMessage
        id="signup.terms"
        defaultMessage="By continuing you agree to the <terms>terms</terms>. What we do with your data is in the <privacy>privacy statement</privacy>. Free sign-up, no payment details."
        values={{ terms: to('pages-terms'), privacy: to('pages-privacy') }}
      />
    </Print>
  );
}
