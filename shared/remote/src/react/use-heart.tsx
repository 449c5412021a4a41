import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ApiError, serverNow } from '@rendezvous/api-client/client';
import type { Problem } from '@rendezvous/contract/kernel/errors';
import { late } from '#src/late.ts';
import type { Likeable } from '#src/likes/announce-like.ts';
import { lazyScreen } from '#src/lazy-screen.ts';
import { useSettings, useShell, useTopic, useUser } from './hooks.tsx';
import { useLike } from './use-like.tsx';

/** Words after a press: no first screen shows them. */
export const likeWords = late(
  () => import(/* webpackChunkName: "first-press" */ '#src/likes/announce-like.ts'),
);

/** The sheet of a used-up allowance. A first press may open it: pages announce its chunk. */
export const LikesExhausted = lazyScreen(() =>
  import(/* webpackChunkName: "first-press" */ './likes-exhausted.tsx').then(
    (module) => module.LikesExhausted,
  ),
);

/** What a press of a heart may lead to besides the like. */
interface Ways {
  /** Asks a visitor to log in. */
  requireLogin?: () => void;
  /** Says that today's likes are used up. */
  showExhausted: (problem: Pick<Problem, 'reset_at'>) => void;
  /** Shows any other refusal. */
  refuse: (error: unknown) => void;
}

/**
 * A member's heart: one rule on every screen. Shows the like at once and announces it with what is left today and the way to withdraw it; a member
 * without likes left sees when the next ones come (spec §4 Likes, §8 Likes exhausted).
 */
export function useHeart(member: Likeable, { requireLogin, showExhausted, refuse }: Ways) {
  const intl = useIntl();
  const shell = useShell();
  const settings = useSettings();
  const user = useUser();
  const likes = useTopic('likes:updated');
  const { liked, toggle } = useLike(member);
  useEffect(() => {
    // A failure shows, if at all, when the words are asked for.
    void Promise.allSettled([likeWords.load(), LikesExhausted.preload()]);
  }, []);

  async function press(): Promise<void> {
    try {
      const answer = await toggle();
      if (!user || !answer?.liked || answer.match) return;
      const { announceLike } = await likeWords.load();
      announceLike({ intl, shell, settings, user }, member, answer);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'likes_exhausted') showExhausted(error.problem);
      else refuse(error);
    }
  }

  return {
    liked,
    toggle() {
      if (!user) requireLogin?.();
      else if (!liked && likes?.likes_remaining === 0 && Date.parse(likes.reset_at) > serverNow())
        showExhausted(likes);
      else void press();
    },
  };
}

/** The sheet of a used-up allowance with the way to open it, for a screen with hearts. */
export function useExhaustedSheet(): { show: Ways['showExhausted']; sheet: ReactNode } {
  /** Reset time of the likes in ms since 1970, by the server's clock. */
  const [until, setUntil] = useState<number | null>(null);
  return {
    show: useCallback(({ reset_at: at }) => setUntil(Date.parse(at ?? '') || 0), []),
    sheet: until !== null && <LikesExhausted until={until} onClose={() => setUntil(null)} />,
  };
}
