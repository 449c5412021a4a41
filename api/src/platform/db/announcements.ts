import type { Notification, Pool, PoolClient } from 'pg';

/** How long a lost connection waits before the next try. */
const RECONNECT_MS = 1_000;

export interface AnnouncementOptions {
  /** A plain name: the statement contains it unescaped. */
  channel: string;
  onMessage(text: string): void;
  onError(error: Error): void;
  /** Called each time a connection has begun to listen. */
  onListen?(): void;
}

/**
 * Short texts between the processes of one PostgreSQL database (LISTEN, NOTIFY). One connection of the pool listens and is replaced
 * when it is lost. Texts of that moment are missed.
 */
export class Announcements {
  readonly #pool: Pool;
  readonly #options: AnnouncementOptions;
  #client: PoolClient | null = null;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(pool: Pool, options: AnnouncementOptions) {
    this.#pool = pool;
    this.#options = options;
  }

  /** Resolves once this process listens, or once the first try has failed and another waits. */
  static async open(pool: Pool, options: AnnouncementOptions): Promise<Announcements> {
    const announcements = new Announcements(pool, options);
    await announcements.#listen();
    return announcements;
  }

  /** Notifies every listening process, this one included. Limit: 8,000 bytes. */
  async announce(text: string): Promise<void> {
    await this.#pool.query('select pg_notify($1, $2)', [this.#options.channel, text]);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#client?.release(true);
    this.#client = null;
  }

  async #listen(): Promise<void> {
    try {
      const client = await this.#pool.connect();
      if (this.#isClosed) return client.release();
      this.#client = client;
      client.once('error', (error) => this.#lost(client, error));
      client.on('notification', ({ payload }: Notification) => this.#options.onMessage(payload ?? ''));
      await client.query(`listen ${this.#options.channel}`);
      this.#options.onListen?.();
    } catch (error) {
      this.#lost(this.#client, error as Error);
    }
  }

  #lost(client: PoolClient | null, error: Error): void {
    if (this.#isClosed || client !== this.#client) return;
    this.#client = null;
    client?.release(error);
    this.#options.onError(error);
    this.#retry = setTimeout(() => void this.#listen(), RECONNECT_MS).unref();
  }
}
