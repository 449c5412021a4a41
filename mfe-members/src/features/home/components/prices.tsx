import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/routes';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { ButtonLink } from '@rendezvous/ui/button';
import { Icon } from '@rendezvous/ui/icon';
import { Ledger } from '@rendezvous/ui/ledger';
import { Wrap } from '@rendezvous/ui/page';
import { useCreditsText, useMessagePrice } from '#src/lib/price.ts';
import { PremiumClaim } from './premium-claim.tsx';

/** What everything costs, told before anybody signs up. Every amount is a setting. */
export function Prices() {
  const intl = useIntl();
  const settings = useSettings();
  const creditsText = useCreditsText();
  const { money } = useMessagePrice(false);
  const free = intl.formatMessage({ id: 'home.prices.free', defaultMessage: 'Free' });
  return (
    <Section>
      <div>
        <Title>{intl.formatMessage({ id: 'home.prices.title', defaultMessage: 'What it costs, before you start.' })}</Title>
        <Lead>
          {intl.formatMessage({
            id: 'home.prices.lead',
            defaultMessage: 'Credits are bought once, in packages. The send button always shows what a message takes.',
          })}{' '}
          {money && (
            <Price money={money}>
              {(price) =>
                intl.formatMessage(
                  { id: 'home.prices.unit', defaultMessage: 'From {price} a message, depending on the package.' },
                  { price },
                )
              }
            </Price>
          )}
        </Lead>
        <ButtonLink to={pathTo('pricing')} variant="outline">
          {intl.formatMessage({ id: 'home.prices.link', defaultMessage: 'See all prices' })}
        </ButtonLink>
        <PremiumClaim />
      </div>
      <Ledger
        rows={[
          {
            what: [<Icon name="user" key="icon" />, intl.formatMessage({ id: 'home.prices.browse', defaultMessage: 'Sign up, search and browse' })],
            cost: free,
          },
        ]}
      />
    </Section>
  );
}
