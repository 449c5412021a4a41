/** One toggle: `confirmed` by the server, `intent` of the member, which the screen shows. */
interface Toggle {
  confirmed: boolean;
  intent: boolean;
  running: boolean;
}

/** The part of the server's answer that a toggle needs. */
interface Answer {
  liked: boolean;
}

/** Toggles by id, one state for every surface that shows them. */
export interface ToggleStore {
  /** State to show; undefined for a toggle not changed here. */
  shown(id: string): boolean | undefined;
  /** Calls back after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /**
   * Changes a toggle. Shows the change at once, sends one request at a time, and the latest intent wins; the last
   * answer of the server is the truth. Resolves with that answer, or with null when a running request serves this intent
   * or nothing changes. Rejects with the refusal, after the toggle is back at what the server confirmed.
   */
  set<A extends Answer>(
    id: string,
    change: { from: boolean; to: boolean },
    send: (liked: boolean) => Promise<A>,
  ): Promise<A | null>;
  /** Adopts a state that the server confirmed elsewhere. A running request of this toggle ignores it. */
  confirm(id: string, liked: boolean): void;
  /** Forgets every toggle: another member is logged in. */
  clear(): void;
}

/** Makes an empty store. */
export function createToggleStore(): ToggleStore {
  const toggles = new Map<string, Toggle>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

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
      notify();
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
        notify();
      }
    },
    confirm(id, liked) {
      if (toggles.get(id)?.running) return;
      toggles.set(id, { confirmed: liked, intent: liked, running: false });
      notify();
    },
    clear() {
      toggles.clear();
      notify();
    },
  };
}
