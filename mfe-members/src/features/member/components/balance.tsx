import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { useCreditsText, useMoneyText } from '@rendezvous/domain/use-money-text';
import type { MessagePrice } from '@rendezvous/domain/message-price';

/** Price of a message in money, and the messages the credits pay for. Nothing where writing is free. */
export function Balance({ price: { credits, money, lowest } }: { price: MessagePrice }) {
  const intl = useIntl();
  const user = useUser();
  const creditsText = useCreditsText();
  const moneyText = useMoneyText();
  if (credits === 0) return null;
  return (
    <Lines>
      {user && (
        <MessagesLeft
          credits={user.credits}
          each={credits}
          buyAt={pathTo(user.paid_user ? 'credits' : 'premium')}
        />
      )}
      {money && (
        <p>
          {lowest
            ? intl.formatMessage(
                {
                  id: 'price.money',
                  defaultMessage: 'A message costs {credits}, from {price} depending on the package.',
                },
                { credits: creditsText(credits), price: moneyText(money) },
              )
            : intl.formatMessage(
                {
                  id: 'price.own',
                  defaultMessage: 'A message costs {credits}, which is {price} at the price you paid.',
                },
                { credits: creditsText(credits), price: moneyText(money) },
              )}
        </p>
      )}
    </Lines>
  );
}

/** Number of messages the credits pay for, or a link to more credits. */
function MessagesLeft({ credits, each, buyAt }: { credits: number; each: number; buyAt: string }) {
  const intl = useIntl();
  const messages = Math.floor(credits / each);
  if (messages === 0) {
    return (
      <p>
        {intl.formatMessage(
          {
            id: 'price.balance.short',
            defaultMessage:
              '{credits, plural, =0 {You have no credits yet.} one {You have # credit, not enough for a message.} other {You have # credits, not enough for a message.}} <buy>Get credits</buy>',
          },
          {
            credits,
            buy: (words) => (
              <Link key="buy" to={buyAt}>
                {words}
              </Link>
            ),
          },
        )}
      </p>
    );
  }
  return (
    <p>
      {intl.formatMessage(
        {
          id: 'price.balance.enough',
          defaultMessage:
            'You have {credits, plural, one {# credit} other {# credits}}, enough for {messages, plural, one {# message} other {# messages}}.',
        },
        { credits, messages },
      )}
    </p>
  );
}

const Lines = styled.div`
  ${text.small}
  margin-top: ${theme.space.s2h};
  color: ${theme.color.ink2};
`;
