import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { READ_PACKAGES } from '@rendezvous/contract/resources/payments/calls';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { countryName } from '@rendezvous/i18n/countries';
import { usePaymentCountry, useSettings, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { SectionTitle, Small, Wrap } from '@rendezvous/ui/layout/page';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { text } from '@rendezvous/ui/layout/text';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { pricesQuery } from '#src/lib/packages.ts';
import { ActPrices } from './act-prices.tsx';
import { PriceRow } from './price-row.tsx';

/** The public price list: every package and the price of each act, open before sign-up. */
export function PricingScreen() {
  const intl = useIntl();
  const user = useUser();
  const settings = useSettings();
  const { data, error, mutate } = useEndpoint(READ_PACKAGES, pricesQuery(user, settings));
  const country = usePaymentCountry();
  useTitle(
    intl.formatMessage({ id: 'prices.title', defaultMessage: 'Prices' }),
    intl.formatMessage({
      id: 'pricing.description',
      defaultMessage:
        'What credits cost and what each action costs in credits. One payment per package, nothing recurring.',
    }),
  );
  return (
    <Page>
      <Title>{intl.formatMessage({ id: 'pricing.title', defaultMessage: 'What it costs' })}</Title>
      <Lead>
        {intl.formatMessage({
          id: 'pricing.lead',
          defaultMessage:
            'Signing up, searching, liking and reading are free. Writing costs credits, which you buy once, in packages. Nothing renews by itself.',
        })}
      </Lead>
      <Columns>
        <section>
          <SectionTitle>
            {intl.formatMessage({ id: 'pricing.packages', defaultMessage: 'Packages' })}
          </SectionTitle>
          {!data && error && <FailedRegion onRetry={() => void mutate()} />}
          {!data && !error && (
            <Waiting>
              <Skeleton $height="350px" />
            </Waiting>
          )}
          {data && (
            <List>
              {data.packages.map((entry) => (
                <PriceRow key={entry.id} entry={entry} discount={data.discount} />
              ))}
            </List>
          )}
          <Small>
            {intl.formatMessage(
              { id: 'pricing.country', defaultMessage: 'Prices for {country}, VAT included.' },
              { country: countryName(intl.locale, country) },
            )}
          </Small>
        </section>
        <section>
          <SectionTitle>
            {intl.formatMessage({ id: 'pricing.acts', defaultMessage: 'What credits are for' })}
          </SectionTitle>
          <ActPrices />
          <Way>
            {user ? (
              <ButtonLink to={pathTo(user.paid_user ? 'credits' : 'premium')}>
                {intl.formatMessage({ id: 'pricing.choose', defaultMessage: 'Choose a package' })}
              </ButtonLink>
            ) : (
              <ButtonLink to={pathTo('signup')}>
                {intl.formatMessage({ id: 'signup.free', defaultMessage: 'Sign up free' })}
              </ButtonLink>
            )}
          </Way>
        </section>
      </Columns>
    </Page>
  );
}

const Page = styled(Wrap)`
  padding-block: ${theme.space.s6} ${theme.space.s8};
`;

const Title = styled.h1`
  ${text.d3}
`;

const Lead = styled.p`
  ${text.lead}
  max-width: 56ch;
  margin-block: ${theme.space.s3} ${theme.space.s6};
  color: ${theme.color.ink2};
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.s6h};
  & h2 {
    margin-bottom: ${theme.space.s3h};
  }
  ${media.desktop} {
    grid-template-columns: 1.2fr 1fr;
    gap: ${theme.space.s8};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s2};
  margin-bottom: ${theme.space.s3};
`;

const Way = styled.p`
  margin-top: ${theme.space.s5};
`;
