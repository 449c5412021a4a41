import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MemberResponse } from '@rendezvous/contract/members';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { Button } from '@rendezvous/ui/button';
import { Icon } from '@rendezvous/ui/icon';
import { MessageLink } from '#src/lib/members/message-link.tsx';
import { useCreditsText } from '#src/lib/price.ts';
import type { MemberActions } from '../hooks/use-member-actions.ts';
import { Balance } from './balance.tsx';
import { MoreMenu } from './more-menu.tsx';

/** Message with its price, like, gift, more: in this order, never another (VISUAL profile screen). */
export function Actions({ member, relation, actions }: MemberResponse & { actions: MemberActions }) {
  const intl = useIntl();
  const { gift_credits: giftCredits } = useSettings();
  const creditsText = useCreditsText();
  const { name } = member;
  if (actions.own) return null;
  return null;
}
