import { sql } from 'kysely';
import { releaseClaimed } from '#test/support/processes/killed-job.ts';
import type { ServerProcess } from '#test/support/processes/server-process.ts';
import type { Site } from '#test/support/processes/two-processes.ts';
import { until } from '#test/support/until.ts';
import { Gate, type Fate } from './gate.ts';
import type { Step } from './steps.ts';

/** After so many seconds a request whose process is gone may be repeated, and an order that was only stored is made. */
const ABANDONED_SECONDS = 61;

/** Server processes of one site, at least two before each kill: one is killed at a step and replaced, the other goes on. */
export class Pair {
  readonly site: Site;
  #running = new Map<string, ServerProcess>();
  #started = 0;
  #starting: Promise<void>[] = [];

  private constructor(site: Site) {
    this.site = site;
  }

  static async start(site: Site): Promise<Pair> {
    const pair = new Pair(site);
    await Gate.prepare(site.databaseUrl);
    // A third one starts meanwhile, so that a replacement is rarely waited for.
    for (let count = 0; count < 3; count += 1) pair.#startOne();
    await Promise.race(pair.#starting);
    return pair;
  }

  #startOne(): void {
    const starting = this.#start();
    // `end` reports a start that failed.
    starting.catch(() => {});
    this.#starting.push(starting);
  }

  async #start(): Promise<void> {
    const name = `process ${(this.#started += 1)}`;
    this.#running.set(name, await this.site.start({ PGAPPNAME: name }));
  }

  /** Addresses of the processes that run, in random order. */
  get addresses(): string[] {
    const all = [...this.#running.values()].map(({ address }) => address);
    return Math.random() < 0.5 ? all : all.reverse();
  }

  /** Waits until at least two processes run, as long as their starts last. @throws Error when one did not start */
  async whole(): Promise<void> {
    if (this.#running.size < 2) await Promise.all(this.#starting);
  }

  /** Waits until no process is on its way, so that the site can end them all. @throws Error when one did not start */
  async end(): Promise<void> {
    await Promise.all(this.#starting);
  }

  /** Waits until no job is due. */
  async rest(): Promise<void> {
    await until(async () => {
      const { rows } = await sql`
        select 1 from pgboss.job where name not like '\\_\\_%'
          and (state = 'active' or state in ('created', 'retry') and start_after <= now()) limit 1`.execute(
        this.site.t.services.db,
      );
      return rows.length === 0;
    });
  }

  /**
   * Does something in whose course a process reaches a step, and kills that process there. Afterwards its claims are over and another one starts.
   * @param doing begins once the way through the step is closed
   */
  async killAt(step: Step, fate: Fate, payment: string, doing: () => Promise<unknown>): Promise<void> {
    const gate = await Gate.close(this.site.databaseUrl, step, payment);
    const done = doing();
    done.catch(() => {});
    const name = await gate.arrival();
    const server = this.#running.get(name);
    if (!server) throw new Error(`${name} is no process of this pair`);
    this.#running.delete(name);
    await this.site.kill(server);
    await gate.open(name, fate);
    this.#startOne();
    await this.#endClaims();
    await done;
  }

  /** Ends what the killed process had claimed, as a minute and the timeout of jobs do. */
  async #endClaims(): Promise<void> {
    await this.site.advance(ABANDONED_SECONDS);
    const { rows } = await sql<{ name: string }>`
      select distinct name from pgboss.job where state = 'active' and name not like '\\_\\_%'`.execute(
      this.site.t.services.db,
    );
    for (const { name } of rows) await releaseClaimed(this.site, name);
  }
}
