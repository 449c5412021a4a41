import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { pathTo, type PlainRouteName } from '@rendezvous/contract/routes';
import { theme } from '@rendezvous/theme/theme';

const List = styled.ul`
  columns: 2;
  column-gap: ${theme.space.s5};
  ${media.installed} {
    columns: auto;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.s5};
  }
`;

const LINKS: readonly { to: PlainRouteName; text: MessageDescriptor }[] = [
  { to: 'pages-terms', text: { id: 'frame.footer.terms', defaultMessage: 'Terms' } },
  { to: 'pages-privacy', text: { id: 'frame.footer.privacy', defaultMessage: 'Privacy' } },
  { to: 'pages-cookies', text: { id: 'frame.footer.cookies', defaultMessage: 'Cookies' } },
  { to: 'pages-ban', text: { id: 'frame.footer.ban', defaultMessage: 'Ban policy' } },
  { to: 'pricing', text: { id: 'frame.footer.prices', defaultMessage: 'Prices' } },
  { to: 'complaints', text: { id: 'frame.footer.complaints', defaultMessage: 'Complaints' } },
  { to: 'pages-return-policy', text: { id: 'frame.footer.returns', defaultMessage: 'Return policy' } },
  { to: 'pages-faq', text: { id: 'frame.footer.faq', defaultMessage: 'FAQ' } },
  { to: 'pages-service', text: { id: 'frame.footer.support', defaultMessage: 'Support' } },
];

/** The pages every visitor must be able to reach (spec §2 Footer). */
export function FooterLinks() {
  return (
    <List>
      {LINKS.map(({ to, text }) => (
        <li key={to}>
          <Link to={pathTo(to)}>
            <FormattedMessage {...text} />
          </Link>
        </li>
      ))}
    </List>
  );
}
