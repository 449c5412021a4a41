import { useEffect, useMemo, useState } from 'react';
import type { LikesResponse } from '@rendezvous/contract/resources/likes/schemas';
import type { MemberCard } from '@rendezvous/contract/resources/members/schemas';
import { useShell, useTopic } from '@rendezvous/remote/react/hooks';

export interface Liked {
  card: MemberCard;
  at: string;
  /** Unseen. */
  isNew: boolean;
}

export interface Likes {
  received: Liked[];
  sent: Liked[];
  matches: Liked[];
  left: number;
  resetAt: string;
}

/** Joins likes with their cards; a like without a card (left, blocked) is left out. */
export function readLikes(answer: LikesResponse): Likes {
  const cards = new Map(answer.profiles.map((card) => [card.id, card]));
  const withCard = (likes: readonly { id: string; at: string; isNew: boolean }[]) =>
    likes.flatMap(({ id, at, isNew }) => {
      const card = cards.get(id);
      return card ? [{ card, at, isNew }] : [];
    });
  return {
    received: withCard(answer.liked_by.map(({ like_new: isNew, ...like }) => ({ ...like, isNew }))),
    sent: withCard(answer.sent.map((like) => ({ ...like, isNew: false }))),
    matches: withCard(answer.matches.map(({ seen, ...like }) => ({ ...like, isNew: !seen }))),
    left: answer.likes_remaining,
    resetAt: answer.reset_at,
  };
}

/** Returns the member's likes, which the frame owns. Mounting asks the frame to refresh; `fresh` is true once that is done. */
export function useLikes(): { likes: Likes | undefined; fresh: boolean; failed: boolean; retry: () => void } {
  const shell = useShell();
  const answer = useTopic('likes:updated');
  const [state, setState] = useState<'asking' | 'fresh' | 'failed'>('asking');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    void shell.refresh('likes').then((read) => wanted && setState(read ? 'fresh' : 'failed'));
    return () => void (wanted = false);
  }, [shell, tries]);
  const likes = useMemo(() => answer && readLikes(answer), [answer]);
  return {
    likes,
    fresh: state === 'fresh',
    failed: state === 'failed',
    retry: () => setTries((count) => count + 1),
  };
}
