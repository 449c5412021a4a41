import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { READ_MEMBER, SEARCH_MEMBERS, SUGGEST_MEMBERS } from '@rendezvous/contract/calls/members';
import type { Member, Relation } from '@rendezvous/contract/members';
import { pathTo } from '@rendezvous/contract/routes';
import { rereadCalls } from '@rendezvous/api-client/cache';
import { useShell, useUser } from '@rendezvous/remote/react/hooks';
import { useDialogs } from '#src/lib/dialogs/dialogs-context.ts';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { useLike } from '#src/lib/likes/use-like.ts';
import { useMessagePrice } from '@rendezvous/remote/react/use-domain';
import { useSlot } from '#src/lib/use-slot.ts';
import { setBlock } from '../api/set-block.ts';

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
  const { id, name } = member;

  /** Asks a visitor to log in. Returns true when it did. */
  const needsLogin = (action: 'message' | 'gift' | 'photos'): boolean => {
    if (!user) dialogs.requireLogin({ action, name, member: id });
    return !user;
  };

  async function block(blocked: boolean) {
    try {
      await setBlock(id, blocked);
    } catch (error) {
      return refuse(error);
    }
    const text = blocked
      ? intl.formatMessage({ id: 'member.block.done', defaultMessage: '{name} is blocked.' }, { name })
      : intl.formatMessage(
          { id: 'member.block.undone', defaultMessage: '{name} is no longer blocked.' },
          { name },
        );
    shell.toast({ text, tone: 'ok' });
    await Promise.all([
      rereadCalls(READ_MEMBER, SEARCH_MEMBERS, SUGGEST_MEMBERS),
      shell.refresh('likes', 'chats'),
    ]);
  }

  return {
    own: user?.id === id,
    /** A member is logged in. */
    known: user !== null,
    like,
    price,
    messagePath: relation.conversation
      ? pathTo('chats-id', { id: relation.conversation })
      : pathTo('members-id-chat', { id }),
    /** Handler of the message link: asks visitors to log in. */
    handleMessage: (event: MouseEvent) => needsLogin('message') && event.preventDefault(),
    handleMorePhotos: (event: MouseEvent) => needsLogin('photos') && event.preventDefault(),
    /** Handler of a locked photo: asks visitors to log in, leads free members to Premium. */
    handleLocked: () =>
      void (
        needsLogin('photos') ||
        shell.openSlot('buy-alert', { reason: 'premium_only' }) ||
        navigate(pathTo('premium'))
      ),
    canGift: giftable && !price.closed,
    handleGift: () => void (needsLogin('gift') || shell.openSlot('gift', { member: id })),
    block,
  };
}

export type MemberActions = ReturnType<typeof useMemberActions>;
