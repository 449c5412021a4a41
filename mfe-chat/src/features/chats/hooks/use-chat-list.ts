import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '@rendezvous/api-client/client';
import { REMOVE_CHAT } from '@rendezvous/contract/resources/chats/calls';
import type { ChatListItem, ChatsResponse } from '@rendezvous/contract/resources/chats/schemas';
import { useShell, useTopic } from '@rendezvous/remote/react/hooks';

export interface ChatList {
  /** Undefined until the frame's first load. */
  chats: readonly ChatListItem[] | undefined;
  /** Conversations with blocked members. */
  blocked: readonly ChatListItem[];
  starts: ChatsResponse['starts'];
  /** The first load failed. */
  failed: boolean;
  retry(): void;
  /** Removes a conversation from the list at once, then on the server (spec §4 Chat removal). */
  remove(conversation: string): Promise<void>;
  /** A removal failed; the list was reloaded. */
  removalFailed: boolean;
  dismissFailure(): void;
}

/** Returns the frame's conversations without those being removed. */
export function useChatList(): ChatList {
  const shell = useShell();
  const known = useTopic('chats:updated');
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [removalFailed, setRemovalFailed] = useState(false);

  const { failed, retry } = useFirstReading(known !== undefined);
  const remove = useCallback(
    async (conversation: string) => {
      setRemovalFailed(false);
      setRemoved((all) => new Set(all).add(conversation));
      try {
        await call(REMOVE_CHAT, { conversation });
      } catch {
        setRemovalFailed(true);
      }
      await shell.refresh('chats');
      setRemoved((all) => new Set([...all].filter((id) => id !== conversation)));
    },
    [shell],
  );

  const shown = useMemo(
    () => known?.chats.filter((item) => !removed.has(item.conversation.id)),
    [known, removed],
  );
  return {
    chats: shown?.filter((item) => !item.conversation.blocked),
    blocked: shown?.filter((item) => item.conversation.blocked) ?? [],
    starts: known?.starts ?? null,
    failed,
    retry,
    remove,
    removalFailed,
    dismissFailure: () => setRemovalFailed(false),
  };
}

/** Waits for the frame's first load of the list; later loads show no progress (spec §7: progress on first load only). */
function useFirstReading(known: boolean): { failed: boolean; retry(): void } {
  const shell = useShell();
  const [failed, setFailed] = useState(false);
  const read = useCallback(() => shell.refresh('chats').then((done) => setFailed(!done)), [shell]);
  const [knownBefore] = useState(known);
  useEffect(() => {
    if (!knownBefore) void read();
  }, [knownBefore, read]);
  return {
    failed: failed && !known,
    retry() {
      setFailed(false);
      void read();
    },
  };
}
