import { useIntl } from 'react-intl';
import styled, { createGlobalStyle } from 'styled-components';
import type { MemberResponse } from '@rendezvous/contract/resources/members/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { GIFT } from '@rendezvous/ui/icons/objects/gift';
import { HEART } from '@rendezvous/ui/icons/objects/heart';
import { MessageLink } from '#src/lib/members/message-link.tsx';
import { useCreditsText } from '@rendezvous/domain/use-money-text';
import { PremiumInstead } from './starts-spent.tsx';
import type { MemberActions } from '../hooks/use-member-actions.ts';

/** Dock with message, like and gift, below 992 px, in place of the bottom bar. */
export function ActionDock({ member, relation, actions }: MemberResponse & { actions: MemberActions }) {
  const intl = useIntl();
  const cost = useCreditsText()(actions.giftCredits);
  const { name } = member;
  if (actions.own || relation.blocked) return null;
  return (
    <>
      <RoomBelow />
      <Dock>
        <Message>
          {actions.spent ? (
            <PremiumInstead actions={actions} />
          ) : (
            <MessageLink
              member={member}
              to={actions.messagePath}
              short
              wide
              onClick={actions.handleMessage}
            />
          )}
        </Message>
        <Round
          {...actions.like.plain}
          icon={HEART}
          outlined
          pressed={actions.like.liked}
          label={intl.formatMessage({ id: 'like.label', defaultMessage: 'Like {name}' }, { name })}
          onClick={actions.like.toggle}
        />
        {actions.canGift && (
          <Round
            icon={GIFT}
            outlined
            label={intl.formatMessage(
              { id: 'member.action.gift.label', defaultMessage: 'Send {name} a gift, {cost}' },
              { name, cost },
            )}
            onClick={actions.handleGift}
          />
        )}
      </Dock>
    </>
  );
}

const Dock = styled.div`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  /* Above the bottom bar, which the dock replaces. */
  z-index: calc(${theme.layer.bar} + 1);
  display: flex;
  gap: ${theme.space.s2};
  padding: ${theme.space.s2h} ${theme.space.s3} calc(${theme.space.s2h} + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  ${media.desktop} {
    display: none;
  }
`;

const Message = styled.div`
  flex: 1;
  min-width: 0;
`;

const Round = styled(IconButton)`
  width: 52px;
  height: 52px;
`;

/** Leaves room below the page's end, which belongs to the frame, for the dock. */
const RoomBelow = createGlobalStyle`
  ${media.belowDesktop} {
    body {
      padding-bottom: calc(${theme.size.control} + 2 * ${theme.space.s2h} + 1px);
    }
  }
`;
