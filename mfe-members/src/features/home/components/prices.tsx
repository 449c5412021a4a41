import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { ButtonLink } from '@rendezvous/ui/controls/button';
import { Wrap } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { useMessagePrice } from '@rendezvous/remote/react/use-domain';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { PremiumClaim } from './premium-claim.tsx';
import { PriceLedger } from './price-ledger.tsx';

/** All prices, shown before sign-up. */
export function Prices() {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const { money, lowest } = useMessagePrice(false);
  return (
    <Section>
      <div>
        <Title>
          {intl.formatMessage({
            id: 'home.prices.title',
            defaultMessage: 'What it costs, before you start.',
          })}
        </Title>
        <Lead>
          {intl.formatMessage({
            id: 'home.prices.lead',
            defaultMessage:
              'You buy credits once, in packages. The send button always shows what a message costs.',
          })}{' '}
          {money &&
            lowest &&
            intl.formatMessage(
              { id: 'home.prices.unit', defaultMessage: 'From {price} a message, depending on the package.' },
              { price: moneyText(money) },
            )}
        </Lead>
        <ButtonLink to={pathTo('pricing')} tone="outline">
          {intl.formatMessage({ id: 'home.prices.link', defaultMessage: 'See all prices' })}
        </ButtonLink>
      </div>
      <PriceLedger />
      <PremiumClaim />
    </Section>
  );
}

const Section = styled(Wrap).attrs({ as: 'section' })`
  display: grid;
  gap: ${theme.space.s6};
  align-items: center;
  padding-block: ${theme.space.s7} ${theme.space.s8};

  ${media.tablet} {
    grid-template-columns: 1fr 1.15fr;
    gap: ${theme.space.s8};
  }
`;

const Title = styled.h2`
  ${text.d3}
`;

const Lead = styled.p`
  ${text.lead}
  max-width: 44ch;
  margin-block: ${theme.space.s4} ${theme.space.s5};
  color: ${theme.color.ink2};
`;
