import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { Watcher } from '#src/lib/outbox/outbox.ts';
import { outbox } from '#src/lib/outbox/page-outbox.ts';
import type { Outgoing } from '#src/lib/outbox/outgoing.ts';

/** Returns the messages on their way to a member. What comes after one that waits, waits with it. */
export function useOutgoing(member: string | undefined, { onSent, onRefused }: Watcher): readonly Outgoing[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.all);
  const handleSent = useEffectEvent(onSent);
  const handleRefusal = useEffectEvent(onRefused);
  useEffect(() => {
    if (member === undefined) return;
    const watcher: Watcher = {
      onSent: (answer) => handleSent(answer),
      onRefused: (code, message) => handleRefusal(code, message),
    };
    return outbox.watch(member, watcher);
  }, [member]);
  return useMemo(() => {
    const own = all.filter((message) => message.member === member);
    const waits = own.find(({ state }) => state === 'waiting');
    if (!waits) return own;
    return own.map((one) => (one.state === 'sending' ? { ...one, state: 'waiting', code: waits.code } : one));
  }, [all, member]);
}
