import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { pathTo } from '@rendezvous/contract/kernel/routes';
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

const LINKS: readonly { to: string; text: MessageDescriptor }[] = [
  { to: pathTo('pages-terms'), text: { id: 'terms.title', defaultMessage: 'Terms' } },
  { to: pathTo('pages-privacy'), text: { id: 'privacy.title', defaultMessage: 'Privacy' } },
  { to: pathTo('pages-cookies'), text: { id: 'frame.footer.cookies', defaultMessage: 'Cookies' } },
  { to: pathTo('pages-ban'), text: { id: 'frame.footer.ban', defaultMessage: 'Ban policy' } },
  { to: pathTo('pricing'), text: { id: 'prices.title', defaultMessage: 'Prices' } },
  { to: pathTo('complaints'), text: { id: 'complaints.title', defaultMessage: 'Complaints' } },
  {
    to: pathTo('pages-return-policy'),
    text: { id: 'frame.footer.returns', defaultMessage: 'Return policy' },
  },
  {
    to: pathTo('pages-token', { token: 'withdrawal' }),
    text: { id: 'frame.footer.withdrawal', defaultMessage: 'Right of withdrawal' },
  },
  { to: pathTo('pages-faq'), text: { id: 'frame.footer.faq', defaultMessage: 'FAQ' } },
  { to: pathTo('pages-service'), text: { id: 'frame.footer.support', defaultMessage: 'Support' } },
  {
    to: pathTo('pages-token', { token: 'imprint' }),
    text: { id: 'frame.footer.imprint', defaultMessage: 'Imprint' },
  },
];

/** The pages every visitor must be able to reach (spec §2 Footer; PRODUCT.md §2 Law on the pages). */
export function FooterLinks() {
  return (
    <List>
      {LINKS.map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>
            <FormattedMessage {...text} />
          </Link>
        </li>
      ))}
    </List>
  );
}
