import { useEffect, useRef } from 'react';
import type { Message } from '@rendezvous/contract/resources/chats/schemas';
import { useShell } from '@rendezvous/remote/react/hooks';
import { useVisible } from '#src/lib/use-visible.ts';
import { markRead } from '../api/mark-chat.ts';

/** Marks shown messages as read while the tab is visible (spec §4: opening a conversation sets its unread count to zero). */
export function useReadMark(conversation: string | null, messages: readonly Message[]): void {
  const shell = useShell();
  const visible = useVisible();
  const marked = useRef(0);
  const newest = messages.findLast((message) => !message.from_me)?.seq ?? 0;
  useEffect(() => {
    if (!visible || conversation === null || newest <= marked.current) return;
    const before = marked.current;
    marked.current = newest;
    markRead(conversation, newest).then(
      () => shell.refresh('chats'),
      () => void (marked.current = before), // The next message or visibility change marks it again.
    );
  }, [visible, conversation, newest, shell]);
}
