import { useCallback, useRef } from 'react';
import { showTyping } from '../api/mark-chat.ts';

/** Shortest time between two signals. */
const PAUSE_MS = 3_000;

/** Sends typing signals; none before the conversation exists. */
export function useTypingSignal(conversation: string | null): () => void {
  const last = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (conversation === null || now - last.current < PAUSE_MS) return;
    last.current = now;
    showTyping(conversation);
  }, [conversation]);
}
