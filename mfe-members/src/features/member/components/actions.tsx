import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MemberResponse } from '@rendezvous/contract/resources/members/schemas';
import { latePart } from '@rendezvous/remote/late-part';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { GIFT } from '@rendezvous/ui/icons/objects/gift';
import { HEART } from '@rendezvous/ui/icons/objects/heart';
import { MessageLink } from '#src/lib/members/message-link.tsx';
import { useCreditsText } from '@rendezvous/domain/use-money-text';
import type { MemberActions } from '../hooks/use-member-actions.ts';
import { Balance } from './balance.tsx';
import { PremiumInstead, StartsSpent } from './starts-spent.tsx';
import { BlockedNotice } from './blocked-notice.tsx';

/** Its room is reserved from the start; the menu itself comes after the page. */
const BlockMenu = latePart(
  () => import(/* webpackChunkName: "first-press" */ './block-menu.tsx').then((module) => module.BlockMenu),
  { missing: 'insist', afterHydration: true },
);

/** Message with its price, like, gift, more. Below 992 px the dock has the first three. */
export function Actions({ member, relation, actions }: MemberResponse & { actions: MemberActions }) {
  if (actions.own) return null;
  if (relation.blocked) return <BlockedNotice name={member.name} onUnblock={actions.unblock} />;
  return (
    <>
      <Grid>
        <Wide>
          {actions.spent ? (
            <PremiumInstead actions={actions} />
          ) : (
            <MessageLink member={member} to={actions.messagePath} wide onClick={actions.handleMessage} />
          )}
        </Wide>
        <Likes actions={actions} />
        {actions.canGift && <Gift actions={actions} />}
        {actions.known && (
          <More>
            <BlockMenu name={member.name} onBreakIce={actions.breakIce} onAsk={actions.askSafety} />
          </More>
        )}
      </Grid>
      {actions.spent ? <StartsSpent starts={actions.spent} /> : <Balance price={actions.price} />}
    </>
  );
}

function Likes({ actions: { like } }: { actions: MemberActions }) {
  const intl = useIntl();
  return (
    <DesktopButton {...like.plain} tone="outline" aria-pressed={like.liked} onClick={like.toggle}>
      <Heart>
        <Icon of={HEART} />
      </Heart>
      {like.liked
        ? intl.formatMessage({ id: 'member.action.liked', defaultMessage: 'Liked' })
        : intl.formatMessage({ id: 'member.action.like', defaultMessage: 'Like' })}
    </DesktopButton>
  );
}

function Gift({ actions }: { actions: MemberActions }) {
  const intl = useIntl();
  const cost = useCreditsText()(actions.giftCredits);
  return (
    <DesktopButton tone="outline" onClick={actions.handleGift}>
      <Icon of={GIFT} />
      {intl.formatMessage({ id: 'member.action.gift', defaultMessage: 'Gift' })} <Cost>{cost}</Cost>
    </DesktopButton>
  );
}

/** Below 992 px only "more" stays here, beside the name. */
const Grid = styled.div`
  position: absolute;
  top: 24px;
  right: 0;

  ${media.desktop} {
    position: static;
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s2};
    margin-top: ${theme.space.s3h};
  }
`;

const More = styled.div`
  width: 48px;
  height: 48px;
`;

const Wide = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
    flex: 1 0 100%;
  }
`;

const DesktopButton = styled(Button)`
  display: none;
  padding-inline: ${theme.space.s2h};

  ${media.desktop} {
    display: inline-flex;
    flex: 1 1 0;
  }
`;

/** Fills the heart of a given like. */
const Heart = styled.span`
  [aria-pressed='true'] > & > svg {
    color: ${theme.color.zest};
    fill: currentColor;
  }
`;

const Cost = styled.span`
  color: ${theme.color.ink2};
  font-weight: ${theme.weight.medium};
`;
