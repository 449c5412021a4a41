import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Member, Relation } from '@rendezvous/contract/resources/members/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { late } from '@rendezvous/remote/late';
import { useSettings, useShell, useTopic, useUser } from '@rendezvous/remote/react/hooks';
import { useDialogs } from '#src/lib/dialogs/dialogs-context.ts';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { useLike } from '#src/lib/likes/use-like.ts';
import { useMessagePrice } from '@rendezvous/remote/react/use-domain';
import { useSlot } from '#src/lib/use-slot.ts';

const blocking = late(() => import(/* webpackChunkName: "first-press" */ '#src/lib/blocks/block-member.ts'));

/** Actions towards a member: their price, whether they are possible, and their handlers. */
export function useMemberActions(member: Member, relation: Relation) {
  const intl = useIntl();
  const navigate = useNavigate();
  const user = useUser();
  const shell = useShell();
  const dialogs = useDialogs();
  const refuse = useRefusal();
  const like = useLike({ id: member.id, name: member.name, liked: relation.liked });
  const price = useMessagePrice(member.fictional);
  const giftable = useSlot('gift');
  const { gift_credits: giftCredits } = useSettings();
  const { id, name } = member;
  const starts = useTopic('chats:updated')?.starts;
  const spent = !user?.paid_user && !relation.conversation && starts != null && starts.used >= starts.limit;
  const messagePath = relation.conversation
    ? pathTo('chats-id', { id: relation.conversation })
    : pathTo('members-id-chat', { id });

  /** Asks a visitor to log in. Returns true when it did. */
  const needsLogin = (action: 'message' | 'gift' | 'photos'): boolean => {
    if (!user) dialogs.requireLogin({ action, name, member: id });
    return !user;
  };

  const unblock = () =>
    void blocking.load().then(({ unblockMember }) => unblockMember({ intl, shell }, member), refuse);
  const isOwn = user?.id === id;

  return {
    own: isOwn,
    /** A member is logged in. */
    known: user !== null,
    like,
    price,
    messagePath,
    /** Conversation starts of a free member who has none left; null while this conversation may be started. */
    spent: spent ? starts : null,
    /** Handler of the message link: asks visitors to log in, shows free members without conversation starts left the packages. */
    handleMessage: (event: MouseEvent) =>
      (needsLogin('message') ||
        (spent &&
          shell.openSlot('buy-alert', {
            reason: 'conversation_limit',
            back: { path: messagePath, name },
          }))) &&
      event.preventDefault(),
    handleMorePhotos: (event: MouseEvent) => needsLogin('photos') && event.preventDefault(),
    /** Handler of a locked photo: asks visitors to log in, leads free members to Premium. */
    handleLocked: () =>
      void (
        needsLogin('photos') ||
        shell.openSlot('buy-alert', { reason: 'premium_only' }) ||
        navigate(pathTo('premium'))
      ),
    /** Opens lines to begin with; undefined where there are none to offer. */
    breakIce:
      user && shell.hasSlot('icebreaker') && !relation.conversation && !price.closed
        ? () => shell.openSlot('icebreaker', { member: id })
        : undefined,
    /** Credits of a gift; 0 where writing is free. */
    giftCredits: member.fictional && price.credits === 0 ? 0 : giftCredits,
    canGift: giftable && !price.closed,
    handleGift: () => void (needsLogin('gift') || shell.openSlot('gift', { member: id })),
    unblock,
    /** Asks before a block, or for a report. */
    askSafety: (act: 'block' | 'report') => dialogs.askSafety({ act, member: id, name }),
    /** Asks for a report of a photo; undefined where that is impossible. */
    reportPhoto:
      user && !isOwn
        ? (photo: string) => dialogs.askSafety({ act: 'report', member: id, name, photo })
        : undefined,
  };
}

export type MemberActions = ReturnType<typeof useMemberActions>;
