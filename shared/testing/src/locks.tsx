type Work<T> = (lock: { name: string } | null) => T;
interface Options {
  ifAvailable?: boolean;
  steal?: boolean;
  signal?: AbortSignal;
}

/** Web Locks of one browser, which jsdom lacks: one holder per name, the others in line. */
export class Locks {
  /** By name: takes the lock from its holder. */
  readonly #locked = new Map<string, () => void>();
  readonly #lines = new Map<string, (() => void)[]>();

  async request<T>(name: string, ...[options, work]: [Work<T>] | [Options, Work<T>]): Promise<T> {
    if (typeof options === 'function') return this.request(name, {}, options);
    if (options.steal) this.#locked.get(name)?.();
    else if (this.#locked.has(name)) {
      if (options.ifAvailable) return work!(null);
      await this.#turn(name, options.signal);
    }
    let steal = (): void => undefined;
    const stolen = new Promise<never>((_resolve, reject) => {
      steal = () => reject(new DOMException('stolen', 'AbortError'));
    });
    this.#locked.set(name, steal);
    try {
      return await Promise.race([work!({ name }), stolen]);
    } finally {
      if (this.#locked.get(name) === steal) {
        const next = this.#lines.get(name)?.shift();
        if (next) next();
        else this.#locked.delete(name);
      }
    }
  }

  /** The lock passes from holder to holder, so that no newcomer comes between. */
  #turn(name: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(name) ?? [];
      this.#lines.set(name, line);
      line.push(resolve);
      signal?.addEventListener('abort', () => {
        if (line.includes(resolve)) line.splice(line.indexOf(resolve), 1);
        reject(signal.reason as Error);
      });
    });
  }
}
