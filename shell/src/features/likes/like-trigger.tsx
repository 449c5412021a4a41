import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLastOf } from '@rendezvous/bus/react';
import { useFrame, useFrameBus, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { newestLike } from './newest-like.ts';
import { useWhenQuiet } from '#src/kernel/frame/use-when-quiet.ts';

const LONGEST_S = 120;

/** Seconds the address asks to wait before the like modal; null without a whole number from 0 to 120. */
export function likeDelay(search: string): number | null {
  const t = new URLSearchParams(search).get('t');
  if (t === null || !/^\d{1,3}$/.test(t) || Number(t) > LONGEST_S) return null;
  return Number(t);
}

/** The query without `t`. */
export function withoutDelay(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('t');
  return query.size > 0 ? `?${query}` : '';
}

/** Opens the like modal after the delay in `t`, which leaves the address at once (spec §2 Like modal). */
export function LikeTrigger() {
  const { modals } = useFrame();
  const location = useLocation();
  const navigate = useNavigate();
  const user = useFrameUser();
  const likes = useLastOf(useFrameBus(), 'likes:updated');
  const [delay, setDelay] = useState<number | null>(null);
  const [due, setDue] = useState(false);

  const { pathname, search, hash, state } = location;
  const asked = likeDelay(search);
  if (asked !== null && asked !== delay) setDelay(asked);
  useEffect(() => {
    if (asked === null) return;
    void navigate(
      { pathname, search: withoutDelay(search), hash },
      { replace: true, state, preventScrollReset: true },
    );
  }, [asked, pathname, search, hash, state, navigate]);

  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => setDue(true), delay * 1000);
    return () => clearTimeout(timer);
  }, [delay]);

  useWhenQuiet(due && user !== null && likes !== undefined, () => {
    setDue(false);
    setDelay(null);
    const like = likes && newestLike(likes);
    if (like) modals.ask({ name: 'like', props: { member: like.id } });
  });
  return null;
}
