import { useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PageSlug } from '@rendezvous/contract/kernel/page-slugs';
import { theme } from '@rendezvous/theme/theme';
import { pathTo } from '@rendezvous/contract/kernel/routes';

const PAGES: Readonly<Record<PageSlug | 'withdrawal' | 'imprint', MessageDescriptor>> = {
  faq: { id: 'frame.footer.faq', defaultMessage: 'FAQ' },
  service: { id: 'frame.page.service', defaultMessage: 'Customer service' },
  terms: { id: 'terms.title', defaultMessage: 'Terms' },
  privacy: { id: 'privacy.title', defaultMessage: 'Privacy' },
  cookies: { id: 'frame.footer.cookies', defaultMessage: 'Cookies' },
  'return-policy': { id: 'order.returns', defaultMessage: 'Return policy' },
  withdrawal: { id: 'frame.footer.withdrawal', defaultMessage: 'Right of withdrawal' },
  ban: { id: 'frame.footer.ban', defaultMessage: 'Ban policy' },
  imprint: { id: 'frame.footer.imprint', defaultMessage: 'Imprint' },
};

/** The other pages, at the end of one. */
export function MoreToRead({ slug, lang }: { slug: string; lang: string }) {
  const id = useId();
  return (
    <Nav aria-labelledby={id} lang={lang}>
      <p id={id}>
        <FormattedMessage id="pages.page.more" defaultMessage="More to read" />
      </p>
      <ul>
        {Object.entries(PAGES)
          .filter(([other]) => other !== slug)
          .map(([other, text]) => (
            <li key={other}>
              <Link to={pathTo('pages-token', { token: other })}>
                <FormattedMessage {...text} />
              </Link>
            </li>
          ))}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  margin-top: ${theme.space.s8};
  padding-top: ${theme.space.s4h};
  border-top: 1px solid ${theme.color.line};
  p {
    font-size: ${theme.size.small};
    line-height: ${theme.line.small};
    color: ${theme.color.ink2};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.s5};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    font-weight: ${theme.weight.medium};
  }
  @media print {
    display: none;
  }
`;
