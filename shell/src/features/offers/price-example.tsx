import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { READ_PACKAGES } from '@rendezvous/contract/resources/payments/calls';
import { theme } from '@rendezvous/theme/theme';
import { Price } from '@rendezvous/ui/product/price';

/** As high as the line it waits for, so that the dialog does not grow. */
const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s3};
  min-height: 46px;
  margin-top: ${theme.space.s3h};
  padding: ${theme.space.s2h} ${theme.space.s0h};
  border-bottom: 1px solid ${theme.color.line};
  & s {
    color: ${theme.color.ink2};
  }
`;

/** A package before and after the discount, of those that are not cheaper anyway. Prices are the server's. */
export function PriceExample() {
  const { data } = useEndpoint(READ_PACKAGES);
  const example = data?.packages.find((entry) => entry.price_before && entry.min_credits === undefined);
  return (
    <Line>
      {example && (
        <>
          <span>
            <FormattedMessage
              id="frame.bonusModal.example"
              defaultMessage="{count, plural, one {# credit} other {# credits}}, for example"
              values={{ count: example.credits }}
            />
          </span>
          <span>
            <s>
              <Price money={example.price_before!} />
            </s>{' '}
            <b>
              <Price money={example.price} />
            </b>
          </span>
        </>
      )}
    </Line>
  );
}
