import { useEffect, useRef, useState } from 'react';
import { useTopicListener } from '@rendezvous/remote/react/hooks';

const LASTS_MS = 6_000;

/** Conversations in which the other member is typing. */
export function useTypingIn(): ReadonlySet<string> {
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const end = (conversation: string) => {
    clearTimeout(timers.current.get(conversation));
    timers.current.delete(conversation);
    setTyping((all) => new Set([...all].filter((id) => id !== conversation)));
  };
  useTopicListener('live:received', (event) => {
    if (event.name === 'message' && !event.data.message.from_me) end(event.data.conversation);
    if (event.name !== 'typing') return;
    const { conversation } = event.data;
    clearTimeout(timers.current.get(conversation));
    timers.current.set(
      conversation,
      setTimeout(() => end(conversation), LASTS_MS),
    );
    setTyping((all) => new Set(all).add(conversation));
  });
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  return typing;
}
