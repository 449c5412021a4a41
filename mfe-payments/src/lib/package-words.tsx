import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CreditPackage } from '@rendezvous/contract/resources/payments/schemas';
import { useCapability, useSettings } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Price, PriceFigure } from '@rendezvous/ui/product/price';
import { Tag } from '@rendezvous/ui/layout/tag';
import { text } from '@rendezvous/ui/layout/text';
import { isOwnAmount, perMessage, type OrderPrice } from './price.ts';
import { useMoneyText } from '@rendezvous/domain/use-money-text';

/** What one gets: credits, what is saved, and how far it goes. */
export function Gets({ entry, credits }: { entry: CreditPackage; credits: number }) {
  const intl = useIntl();
  const { message_credits: message, photo_credits: photo } = useSettings();
  const withPhotos = useCapability('chat_photos');
  const own = isOwnAmount(entry);
  return (
    <>
      <Credits>
        {own
          ? intl.formatMessage({ id: 'package.own', defaultMessage: 'Your own amount' })
          : intl.formatMessage(
              { id: 'credits.count', defaultMessage: '{count, plural, one {# credit} other {# credits}}' },
              { count: credits },
            )}
      </Credits>
      {entry.discount_percentage > 0 && (
        <Aside>
          <Tag tone="leaf">
            {intl.formatMessage(
              { id: 'package.save', defaultMessage: 'Save {percentage, number, ::percent scale/0.01}' },
              { percentage: entry.discount_percentage },
            )}
          </Tag>
        </Aside>
      )}
      {entry.most_chosen && (
        <Aside>
          <Tag>{intl.formatMessage({ id: 'package.most_chosen', defaultMessage: 'Most chosen' })}</Tag>
        </Aside>
      )}
      <MessageCount>
        {own
          ? intl.formatMessage(
              { id: 'package.own.range', defaultMessage: 'From {min} to {max} credits' },
              { min: entry.min_credits, max: entry.max_credits },
            )
          : intl.formatMessage(
              {
                id: 'package.reach',
                defaultMessage:
                  '{messages, plural, one {# message} other {# messages}}<wide>{photos, plural, =0 {} one {, or # photo} other {, or # photos}}</wide>',
              },
              {
                messages: Math.floor(credits / message),
                photos: withPhotos ? Math.floor(credits / photo) : 0,
                wide: (words) => <Wide key="wide">{words}</Wide>,
              },
            )}
      </MessageCount>
    </>
  );
}

/** What one pays: the struck price only where it is really higher, the price now, and what a message comes to. */
export function Pays({ price, single }: { price: OrderPrice; single: boolean }) {
  const intl = useIntl();
  const { message_credits: message } = useSettings();
  const moneyText = useMoneyText();
  return (
    <>
      {price.before.amount !== price.total.amount && (
        <small>
          <s>
            <Price money={price.before} />
          </s>
        </small>
      )}
      <PriceFigure>
        <Price money={price.total} />
      </PriceFigure>
      <small>
        {single
          ? intl.formatMessage({ id: 'package.per_credit', defaultMessage: 'a credit' })
          : intl.formatMessage(
              { id: 'package.per_message', defaultMessage: '{price} a message' },
              { price: moneyText(perMessage(price, message)) },
            )}
      </small>
    </>
  );
}

const Credits = styled.span`
  margin-right: ${theme.space.s2h};
  font-weight: ${theme.weight.bold};
  font-size: ${theme.size.lead};
  line-height: ${theme.line.body};
`;

const Aside = styled.span`
  margin-right: ${theme.space.s1h};
  ${media.belowPhone} {
    display: table;
    margin-top: ${theme.space.s0h};
  }
`;

/** Left out where the row is narrow. */
const Wide = styled.span`
  ${media.belowPhone} {
    display: none;
  }
`;

const MessageCount = styled.span`
  ${text.small}
  display: block;
  color: ${theme.color.ink2};
`;
