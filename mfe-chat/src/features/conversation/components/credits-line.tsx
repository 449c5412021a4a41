import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { ALERT } from '@rendezvous/ui/icons/objects/alert';
import type { ConversationState } from '#src/lib/conversation-state.ts';
import { useBuy } from '#src/lib/use-buy.ts';

interface Props {
  chat: ChatResponse;
  credits: number;
  price: number;
  state: ConversationState;
  /** A message waits for credits. */
  waiting: boolean;
}

/** Number of messages the credits pay for; without enough, a link to more credits, and an error once a message waits for them (spec §8 Not enough credits). */
export function CreditsLine({ chat, credits, price, state, waiting }: Props) {
  const intl = useIntl();
  const buy = useBuy(chat);
  if (state === 'held') {
    return (
      <span>
        {intl.formatMessage({
          id: 'composer.unconfirmed',
          defaultMessage: 'Your messages go out once you’ve confirmed your e-mail address',
        })}
      </span>
    );
  }
  if (state === 'free')
    return (
      <span>{intl.formatMessage({ id: 'costs.nothing', defaultMessage: 'Writing here costs nothing' })}</span>
    );
  if (state === 'short') {
    return (
      <Short role="status" $bad={waiting}>
        {waiting && <Icon of={ALERT} size="s" />}
        <span>
          {intl.formatMessage({
            id: 'composer.short',
            defaultMessage: 'Not enough credits for this message',
          })}
        </span>
        <Button size="s" tone="outline" onClick={() => buy('not_enough_credits', price)}>
          {intl.formatMessage({ id: 'credits.buy', defaultMessage: 'Buy credits' })}
        </Button>
      </Short>
    );
  }
  return (
    <span>
      {intl.formatMessage(
        {
          id: 'composer.credits',
          defaultMessage:
            '{credits, plural, one {# credit left} other {# credits left}}, enough for {messages, plural, one {# message} other {# messages}}',
        },
        { credits, messages: Math.floor(credits / price) },
      )}
    </span>
  );
}

const Short = styled.span<{ $bad: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space.s2};
  & > span {
    flex: 1;
  }
  color: ${({ $bad }) => ($bad ? theme.color.danger : 'inherit')};
  font-weight: ${theme.weight.medium};
`;
