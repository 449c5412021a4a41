import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { READ_PACKAGES } from '@rendezvous/contract/resources/payments/calls';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { useMoneyText } from '@rendezvous/domain/use-money-text';
import { theme } from '@rendezvous/theme/theme';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Tag } from '@rendezvous/ui/layout/tag';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { isOwnAmount, orderPrice } from '#src/lib/price.ts';

/** Rows that are shown until the packages have come. */
const USUAL = 3;

/** The packages with their prices, each a link to its payment. Without prices the way to the page of packages is left. */
export function PackageLinks({ onLeave }: { onLeave: () => void }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const { data, error } = useEndpoint(READ_PACKAGES, {});
  if (error && !data) return null;
  if (!data) {
    return (
      <Waiting>
        <List>
          {Array.from({ length: USUAL }, (_, index) => (
            <li key={index}>
              <Skeleton $height="56px" $radius="28px" />
            </li>
          ))}
        </List>
      </Waiting>
    );
  }
  return (
    <List>
      {data.packages
        .filter((entry) => !isOwnAmount(entry))
        .map((entry) => (
          <li key={entry.id}>
            <Row to={pathTo('credits-id-paymentmethod', { id: entry.id })} onClick={onLeave}>
              <Gets>
                {intl.formatMessage(
                  {
                    id: 'credits.count',
                    defaultMessage: '{count, plural, one {# credit} other {# credits}}',
                  },
                  { count: entry.credits },
                )}{' '}
                {entry.discount_percentage > 0 && (
                  <Tag tone="leaf">
                    {intl.formatMessage(
                      { id: 'package.save', defaultMessage: 'Save {percentage}%' },
                      { percentage: entry.discount_percentage },
                    )}
                  </Tag>
                )}
              </Gets>
              <Pays>{moneyText(orderPrice(entry, data.discount).total)}</Pays>
            </Row>
          </li>
        ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s4};
`;

/** What one gets and what one pays, cut by the seam. */
const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(104px, auto);
  gap: ${theme.seam.button};
  min-height: 56px;
  color: inherit;
  text-decoration: none;

  > span {
    display: flex;
    align-items: center;
    padding: ${theme.space.s2} ${theme.space.s4h};
  }
  &:hover > span:first-child {
    background: ${theme.color.zestSoft};
  }
  &:hover > span:last-child {
    background: ${theme.color.figHover};
  }
`;

const Gets = styled.span`
  flex-wrap: wrap;
  gap: ${theme.space.s1} ${theme.space.s2};
  border: 1.5px solid ${theme.color.lineStrong};
  border-right: 0;
  border-radius: ${theme.curve.c28} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c28};
  font-weight: ${theme.weight.bold};
`;

const Pays = styled.span`
  justify-content: center;
  border-radius: ${theme.radius.seam} ${theme.curve.c28} ${theme.curve.c28} ${theme.radius.seam};
  background: ${theme.color.fig};
  color: ${theme.color.onFig};
  font-weight: ${theme.weight.bold};
`;
