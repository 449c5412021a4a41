import { useCallback, useRef } from 'react';
import { showTyping } from '../api/mark-chat.ts';

/** Signs go out at most this often. */
const PAUSE_MS = 3_000;

/** Tells the other side that something is being typed; nothing before there is a conversation. */
export function useTypingSignal(conversation: string | null): () => void {
  const last = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (conversation === null || now - last.current < PAUSE_MS) return;
    last.current = now;
    showTyping(conversation);
  }, [conversation]);
}
