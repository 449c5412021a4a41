import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import type { RefusedProps } from '#src/lib/parts.ts';
import { useBuy } from '#src/lib/use-buy.ts';
import { useRefusalText } from '#src/lib/use-refusal-text.ts';
import { unblockMember } from '#src/lib/change-relation.ts';
import { useChangeRelation } from '#src/lib/use-change-relation.ts';

/** Replaces the field when writing is impossible: the reason and the next action. */
export function Refused({ chat, name, state, onChanged }: RefusedProps) {
  const intl = useIntl();
  const buy = useBuy(chat);
  const refusalText = useRefusalText();
  const { reason, profile } = chat;

  const change = useChangeRelation(profile.id, onChanged);
  if (state === 'blocked') {
    return (
      <Foot>
        <p>
          {intl.formatMessage(
            { id: 'refusal.mine', defaultMessage: 'You’ve blocked {name}. Neither of you can write.' },
            { name },
          )}
        </p>
        <Button tone="outline" size="s" onClick={() => void change(unblockMember)}>
          {intl.formatMessage({ id: 'block.undo', defaultMessage: 'Unblock {name}' }, { name })}
        </Button>
      </Foot>
    );
  }
  if (state === 'left' || reason === undefined) {
    return (
      <Foot>
        <p>
          {intl.formatMessage({
            id: 'refusal.left',
            defaultMessage: 'You can’t write to this member any more. What you wrote stays here.',
          })}
        </p>
      </Foot>
    );
  }
  const sells = state === 'conversation_limit' || state === 'premium_only' ? state : null;
  return (
    <Foot>
      <p>{refusalText(reason, name)}</p>
      {sells && (
        <Button tone="glow" size="s" onClick={() => buy(sells)}>
          {intl.formatMessage({ id: 'premium.get', defaultMessage: 'Get Premium' })}
        </Button>
      )}
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s2} ${theme.space.s4};
  padding: ${theme.space.s3h} ${theme.space.s4};
  background: ${theme.color.surface};
  border-top: 1px solid ${theme.color.line};
  & > p {
    max-width: 60ch;
  }
`;
