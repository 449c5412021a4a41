/** An open stream of a member's browser. */
export interface OpenStream {
  readonly userId: string;
  readonly sessionId: string;
  close(): void;
}

type FindUsable = (ids: readonly string[]) => Promise<ReadonlyMap<string, Date>>;

export interface StreamOptions {
  perMember: number;
  /** Interval at which the session of a stream is looked up, whatever its end says. */
  recheckMs: number;
  now(): Date;
  /** Ends of those sessions that may be used. */
  findUsable: FindUsable;
}

interface Watched {
  /** End of the session as far as is known. */
  until: Date;
  checkedAt: Date;
}

/** The open streams of this process: counted per member, and closed when their session is over or the process stops. */
export class OpenStreams {
  readonly #options: StreamOptions;
  readonly #streams = new Map<OpenStream, Watched | null>();
  /** Number of streams by member. */
  readonly #counts = new Map<string, number>();
  #isClosed = false;

  constructor(options: StreamOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Reserves a place for a stream before anything is awaited; false when the member has enough, or the process stops. */
  reserve(stream: OpenStream): boolean {
    const own = this.#counts.get(stream.userId) ?? 0;
    if (this.#isClosed || own >= this.#options.perMember) return false;
    this.#counts.set(stream.userId, own + 1);
    this.#streams.set(stream, null);
    return true;
  }

  release(stream: OpenStream): void {
    if (!this.#streams.delete(stream)) return;
    const left = this.#counts.get(stream.userId)! - 1;
    if (left === 0) this.#counts.delete(stream.userId);
    else this.#counts.set(stream.userId, left);
  }

  /** Closes every stream whose session is over; those due for a look are looked up together. */
  async check(): Promise<void> {
    const now = this.#options.now();
    const due = [...this.#streams].filter(([, watched]) => isDue(watched, now, this.#options.recheckMs));
    if (due.length === 0) return;
    const over = await this.#over(
      due.map(([stream]) => stream),
      now,
    );
    for (const stream of over) stream.close();
  }

  /** Looks up the session of one stream. */
  async isUsable(stream: OpenStream): Promise<boolean> {
    return (await this.#over([stream], this.#options.now())).length === 0;
  }

  /** Closes all streams; no further one opens. */
  close(): void {
    this.#isClosed = true;
    for (const stream of this.#streams.keys()) stream.close();
  }

  /** Streams whose session is over. */
  async #over(streams: readonly OpenStream[], now: Date): Promise<OpenStream[]> {
    const usable = await this.#options.findUsable([...new Set(streams.map(({ sessionId }) => sessionId))]);
    return streams.filter((stream) => {
      const until = usable.get(stream.sessionId);
      if (until && this.#streams.has(stream)) this.#streams.set(stream, { until, checkedAt: now });
      return !until;
    });
  }
}

function isDue(watched: Watched | null, now: Date, recheckMs: number): boolean {
  return watched === null || watched.until <= now || now.getTime() - watched.checkedAt.getTime() >= recheckMs;
}
