import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { theme } from '@rendezvous/theme/theme';

/** Age limit, free services, and the terms of sign-up. */
export function SmallPrint() {
  const intl = useIntl();
  return (
    <Note>
      {intl.formatMessage(
        {
          id: 'home.teaser.note',
          defaultMessage:
            '18+ only. Signing up, searching and liking are free. By continuing you agree to the <terms>terms</terms>. What we do with your data is in the <privacy>privacy statement</privacy>.',
        },
        {
          terms: (text) => (
            <Link key="terms" to={pathTo('pages-terms')}>
              {text}
            </Link>
          ),
          privacy: (text) => (
            <Link key="privacy" to={pathTo('pages-privacy')}>
              {text}
            </Link>
          ),
        },
      )}
    </Note>
  );
}

const Note = styled.p`
  grid-column: 1 / -1;
  color: ${theme.color.ink2};
  font-size: ${theme.size.micro};
  line-height: ${theme.line.micro};
`;
