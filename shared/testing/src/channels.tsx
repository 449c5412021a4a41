/** BroadcastChannels of one browser, which jsdom lacks, delivering at once. `window.BroadcastChannel = Channel` for a test. */
export class Channel {
  static all = new Set<Channel>();
  /** Messages that other tabs have sent. */
  readonly received: unknown[] = [];
  readonly name: string;
  #listener: ((event: { data: unknown }) => void) | undefined;
  constructor(name: string) {
    this.name = name;
    Channel.all.add(this);
  }
  send(data: unknown): void {
    for (const other of Channel.all) {
      if (other === this || other.name !== this.name) continue;
      const copy: unknown = structuredClone(data);
      other.received.push(copy);
      other.#listener?.({ data: copy });
    }
  }
  /** As browsers name it. */
  readonly postMessage = (data: unknown): void => this.send(data);
  addEventListener(_type: 'message', listener: (event: { data: unknown }) => void): void {
    this.#listener = listener;
  }
  close(): void {
    Channel.all.delete(this);
  }
}
