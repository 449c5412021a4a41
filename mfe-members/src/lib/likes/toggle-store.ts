/** What is known of one toggle: `confirmed` by the server, `intent` of the member, which is what the screen shows. */
interface Toggle {
  confirmed: boolean;
  intent: boolean;
  running: boolean;
}

/** The server's answer, as far as a toggle needs it. */
interface Answer {
  liked: boolean;
}

/** Toggles by id, the same for every surface that shows one. */
export interface ToggleStore {
  /** What to show for this id; undefined until it was toggled here. */
  shown(id: string): boolean | undefined;
  subscribe(listener: () => void): () => void;
  /**
   * Wants the toggle set. Shows it at once, sends one request at a time, and lets the latest intent win; the server's last
   * answer is the truth. Resolves with that answer, or with null when a running call takes this intent along or it
   * changes nothing. Rejects with the refusal, the toggle back at what the server last confirmed.
   */
  set<A extends Answer>(
    id: string,
    change: { from: boolean; to: boolean },
    send: (liked: boolean) => Promise<A>,
  ): Promise<A | null>;
  /** Forgets everything: another member is logged in now. */
  clear(): void;
}

/** Makes an empty store. */
export function createToggleStore(): ToggleStore {
  const toggles = new Map<string, Toggle>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  return {
    shown: (id) => toggles.get(id)?.intent,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async set(id, { from, to }, send) {
      const toggle = toggles.get(id) ?? { confirmed: from, intent: from, running: false };
      toggles.set(id, toggle);
      toggle.intent = to;
      tell();
      if (toggle.running) return null;
      toggle.running = true;
      try {
        let answer = null;
        while (toggle.intent !== toggle.confirmed) {
          const wanted = toggle.intent;
          answer = await send(wanted);
          toggle.confirmed = answer.liked;
          if (toggle.intent === wanted) toggle.intent = toggle.confirmed;
        }
        return answer;
      } catch (error) {
        toggle.intent = toggle.confirmed;
        throw error;
      } finally {
        toggle.running = false;
        tell();
      }
    },
    clear() {
      toggles.clear();
      tell();
    },
  };
}
