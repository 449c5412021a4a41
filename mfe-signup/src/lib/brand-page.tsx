import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Logo, Wordmark } from '@rendezvous/ui/product/logo';
import { Wrap } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';

const Bar = styled.header`
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
`;

const Inside = styled(Wrap)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  height: calc(${theme.size.bar} - 1px);
  & > a {
    text-decoration: none;
  }
`;

const Adults = styled.span`
  ${text.small}
  color: ${theme.color.ink2};
`;

/** A page reached by a mailed link: the name of the site above, so that one sees where one is (mock-up 19). */
export function BrandPage({ children }: { children: ReactNode }) {
  const { name, min_age } = useSettings();
  return (
    <>
      <Bar>
        <Inside>
          <Link to={pathTo('index')}>
            <Wordmark>
              <Logo />
              {name}
            </Wordmark>
          </Link>
          <Adults>
            <FormattedMessage
              id="activate.adults"
              defaultMessage="For adults, {min_age}+"
              values={{ min_age }}
            />
          </Adults>
        </Inside>
      </Bar>
      {children}
    </>
  );
}
