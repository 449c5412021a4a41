import { useRef, useState } from 'react';
import { call } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { CHOOSE_TONIGHT, READ_TONIGHT } from '@rendezvous/contract/resources/tonight/calls';
import type { LiveEventName } from '@rendezvous/contract/resources/live-events/schemas';
import type { TonightChoice, TonightResponse } from '@rendezvous/contract/resources/tonight/schemas';
import { useTopicListener } from '@rendezvous/remote/react/hooks';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';

/** Interval after which the acts of others reach the board at the latest. */
const FRESH_MS = 5 * 60_000;
/** Events after which the board says something else. */
const CHANGES: ReadonlySet<LiveEventName> = new Set(['tonight', 'like', 'match', 'message', 'read']);

export interface Tonight {
  board: TonightResponse | undefined;
  failed: boolean;
  retry: () => void;
  /** The choice shown: the member's last press, until the server has answered. */
  mine: TonightChoice | null;
  choose: (choice: TonightChoice | null) => void;
}

/**
 * The board of the evening. A choice shows at once; presses go to the server one after another, the last one wins, and a refusal brings back
 * the former one. Other tabs of the member follow by the live event.
 */
export function useTonight(): Tonight {
  const refuse = useRefusal();
  const { data, error, mutate } = useEndpoint(READ_TONIGHT, undefined, {
    refreshInterval: FRESH_MS,
    revalidateOnFocus: true,
    focusThrottleInterval: 60_000,
  });
  const [pressed, setPressed] = useState<{ choice: TonightChoice | null } | null>(null);
  const latest = useRef<TonightChoice | null | undefined>(undefined);
  useTopicListener('live:received', ({ name }) => void (CHANGES.has(name) && mutate()));

  async function choose(choice: TonightChoice | null): Promise<void> {
    const isSending = latest.current !== undefined;
    latest.current = choice;
    setPressed({ choice });
    if (isSending) return;
    try {
      let sent: TonightChoice | null;
      do {
        sent = latest.current;
        await call(CHOOSE_TONIGHT, { choice: sent });
      } while (latest.current !== sent);
      latest.current = undefined;
      await mutate();
    } catch (refusal) {
      latest.current = undefined;
      refuse(refusal);
      void mutate();
    }
    if (latest.current === undefined) setPressed(null);
  }

  return {
    board: data,
    failed: error !== undefined && data === undefined,
    retry: () => void mutate(),
    mine: pressed ? pressed.choice : (data?.mine ?? null),
    choose: (choice) => void choose(choice),
  };
}
