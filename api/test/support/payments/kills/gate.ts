import { Client } from 'pg';
import { until } from '#test/support/until.ts';
import { STEPS, type Step } from './steps.ts';

/** What becomes of the step that a killed process was in: rolled back, or committed without the process knowing. */
export type Fate = 'lost' | 'committed';

const LOCKS = 282_800;
const lockOf = (step: Step): number => LOCKS + STEPS.indexOf(step);

/** Makes the transactions of a step wait for its lock: in their middle, or at their commit. */
const triggerOf = (step: Step): string => {
  if (!step.row) return '';
  const { table, event, when = 'true', early } = step.row;
  const timing = early ? '' : 'deferrable initially deferred';
  return `create constraint trigger delay_${lockOf(step)} after ${event} on ${table} ${timing}
    for each row when (${when}) execute function delay_step(${lockOf(step)});`;
};

/** Delays server processes at a step of a payment; each process is named by `PGAPPNAME`. */
export class Gate {
  readonly #client: Client;
  readonly #release: string;

  private constructor(client: Client, release: string) {
    this.#client = client;
    this.#release = release;
  }

  /** Prepares a database, once: without a gate every step passes. */
  static async prepare(databaseUrl: string): Promise<void> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`
      create function delay_step() returns trigger language plpgsql as $delay$
      begin
        perform pg_advisory_xact_lock_shared(tg_argv[0]::bigint);
        return null;
      end $delay$;
      ${STEPS.map(triggerOf).join('\n')}`);
    await client.end();
  }

  /** Closes the way through a step. @param payment id of the order, for a step that begins with its lock */
  static async close(databaseUrl: string, step: Step, payment: string): Promise<Gate> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    if (step.row) {
      await client.query('select pg_advisory_lock($1)', [lockOf(step)]);
      return new Gate(client, `select pg_advisory_unlock(${lockOf(step)})`);
    }
    await client.query('begin');
    await client.query('select id from payments where id = $1 for update', [payment]);
    return new Gate(client, 'rollback');
  }

  /** Waits until a process is at the step. @returns its name */
  async arrival(): Promise<string> {
    const names: string[] = [];
    await until(async () => {
      const { rows } = await this.#client.query<{ name: string }>(
        `select application_name as name from pg_stat_activity
         where application_name <> '' and pg_backend_pid() = any(pg_blocking_pids(pid))`,
      );
      names.push(...rows.map(({ name }) => name));
      return names.length > 0;
    });
    return names[0]!;
  }

  /** Opens the way, after the process was killed, and waits until the database has ended its connections. */
  async open(killed: string, fate: Fate): Promise<void> {
    if (fate === 'lost')
      await this.#client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = $1 and pg_backend_pid() = any(pg_blocking_pids(pid))`,
        [killed],
      );
    await this.#client.query(this.#release);
    await until(async () => {
      const open = 'select 1 from pg_stat_activity where application_name = $1';
      return (await this.#client.query(open, [killed])).rowCount === 0;
    });
    await this.#client.end();
  }
}
