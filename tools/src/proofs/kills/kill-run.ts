import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { ROOT } from '#src/lib/workspace.ts';
import { freePort } from '#src/lib/free-port.ts';
import { launchServer, type LaunchedServer } from '#src/lib/server-process.ts';
import { ApiMember } from '../api-member.ts';
import { BUSY } from './ask.ts';
import { faultsOf, PhotoFiles, type Read } from './invariants.ts';
import { Journal } from './journal.ts';
import { Workload } from './workload.ts';

export interface KillOptions {
  kills: number;
  /** Asked before each kill whether one more is wanted: several runs share one number of kills. */
  isWanted?(): boolean;
  /** Address of an empty PostgreSQL database; the embedded one when left out. */
  databaseUrl?: string;
  /** The embedded database is read between two processes after every so many kills, else once at the end. */
  readEvery?: number;
  /** Members who write; an even number. */
  writers?: number;
  /** Kills no more once so many minutes are over since the first writes; one kill there is. */
  minutes?: number;
  /** Called once per so many kills. */
  log?(line: string): void;
}

export interface KillResult {
  kills: number;
  /** Kills before the server answered for the first time. */
  during_start: number;
  /** Writes that were answered with a success. */
  answered: Journal['answered'];
  /** Writes that a busy server refused: they must be absent. */
  refused: number;
  /** Sessions of sign-ups that were asked again after a kill. */
  sessions: number;
  /** How often database and files were looked at whole. */
  looks: number;
  /** Files that no photo names any more. */
  files_left: number;
  faults: string[];
}

const PARALLEL = 6;
/** A kill comes when up to so many writes were answered since the start, and up to so many milliseconds later. */
const MOST_WRITES = 30;
const LATEST_MS = 60;
/** A server that answers nothing for so long is killed as well. */
const PATIENCE_MS = 60_000;
/** One kill of so many comes while the server starts. */
const START_SHARE = 12;
const LATEST_START_MS = 1_200;

/**
 * Kills the real server again and again while members write, starts it on what is left, and compares: every write that was answered is
 * there once, every other one whole or not at all, the books are right, and photos' files are whole.
 */
export async function killAgainAndAgain(options: KillOptions): Promise<KillResult> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-kills-'));
  const run = new KillRun(folder, options, await freePort());
  try {
    return await run.go();
  } finally {
    await run.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

class KillRun {
  readonly #folder: string;
  readonly #options: KillOptions;
  readonly #port: number;
  readonly #journal = new Journal();
  readonly #files: PhotoFiles;
  readonly #result = { during_start: 0, sessions: 0, looks: 0, files_left: 0, faults: [] as string[] };
  #server: LaunchedServer | null = null;
  /** Sign-ups whose sessions were asked for already. */
  #asked = 0;

  constructor(folder: string, options: KillOptions, port: number) {
    this.#folder = folder;
    this.#options = options;
    this.#port = port;
    this.#files = new PhotoFiles(folder);
  }

  async go(): Promise<KillResult> {
    const { kills, log } = this.#options;
    let server = await this.#start();
    const workload = await Workload.open(this.#journal, server.url, this.#options.writers ?? 8);
    const endsAt = performance.now() + (this.#options.minutes ?? Infinity) * 60_000;
    let kill = 0;
    const isWanted = (): boolean => kill < kills && (this.#options.isWanted?.() ?? true);
    while ((kill === 0 || performance.now() < endsAt) && isWanted()) {
      kill += 1;
      await this.#killDuring(server, workload, kill);
      await this.#look(kill % (this.#options.readEvery ?? kills + 1) === 0);
      if (kill % START_SHARE === 0) await this.#killStart();
      server = await this.#start();
      await this.#askSessions(server.url);
      if (kill % 25 === 0)
        log?.(
          `${kill} kills, ${this.#result.faults.length} faults, ${JSON.stringify(this.#journal.answered)}`,
        );
    }
    await workload.repeat().catch((error: unknown) => this.#result.faults.push(String(error)));
    await server.stop();
    await this.#look(true);
    const { during_start: early } = this.#result;
    const { answered, refusals: refused } = this.#journal;
    return { kills: kill + early, ...this.#result, answered, refused };
  }

  async end(): Promise<void> {
    await this.#server?.kill();
  }

  /** Starts the server on what is left; one that does not come up is a fault, and another is started. */
  async #start(): Promise<LaunchedServer> {
    for (let tries = 0; ; tries += 1) {
      const server = this.#launch();
      try {
        await server.ready();
        return server;
      } catch (error) {
        if (tries === 2) throw error;
        this.#result.faults.push(`no start: ${String(error)}`);
      }
    }
  }

  #launch(): LaunchedServer {
    const { databaseUrl } = this.#options;
    const env = {
      DATA_DIR: this.#folder,
      DATABASE_URL: databaseUrl ?? '',
      REDIS_URL: '',
      SEED: 'none',
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'silent',
      // Stripped and compiled sources are read from here: half of the processor time of a start. A killed process writes nothing into it.
      NODE_COMPILE_CACHE: join(ROOT, '.cache/compile'),
    };
    // A server that is killed after seconds ends before optimised code of the embedded database pays.
    return (this.#server = launchServer(env, this.#port, ['--liftoff-only']));
  }

  async #killDuring(server: LaunchedServer, workload: Workload, kill: number): Promise<void> {
    const work = workload.repeat().then(() => workload.write(PARALLEL));
    const over = work.catch((error: unknown) => this.#result.faults.push(String(error)));
    const enough = workload.answered + Math.random() * MOST_WRITES;
    // Every third kill waits for a photo: a server that was just started decodes its first one late.
    const photos = this.#journal.photos.length + (kill % 3 === 0 ? 1 : 0);
    const isEnough = (): boolean => workload.answered >= enough && this.#journal.photos.length >= photos;
    const patience = performance.now() + PATIENCE_MS;
    while (!isEnough() && performance.now() < patience) await pause(1);
    await pause(Math.random() * LATEST_MS);
    await server.kill();
    await over;
  }

  async #killStart(): Promise<void> {
    const server = this.#launch();
    await pause(Math.random() * LATEST_START_MS);
    await server.kill();
    this.#result.during_start += 1;
  }

  /** Compares everything with the journal. The embedded database can only be read between two servers: `isDue` says when. */
  async #look(isDue: boolean): Promise<void> {
    if (!this.#options.databaseUrl && !isDue) return;
    await this.#reading(async (read) => {
      const { faults } = this.#result;
      const found = [...(await faultsOf(read, this.#journal)), ...(await this.#files.faults(read))];
      faults.push(...found.filter((fault) => !faults.includes(fault)));
      this.#result.files_left = await this.#files.left(read);
    });
    this.#result.looks += 1;
  }

  async #reading(work: (read: Read) => Promise<void>): Promise<void> {
    const { databaseUrl } = this.#options;
    if (databaseUrl) {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      await work(async <T>(statement: string) => (await client.query(statement)).rows as T[]);
      return client.end();
    }
    const lite = await PGlite.create(join(this.#folder, 'db'));
    await work(async <T>(statement: string) => (await lite.query<T>(statement)).rows);
    await lite.close();
  }

  /** Asks with the session of each sign-up of the last round who it belongs to. */
  async #askSessions(url: string): Promise<void> {
    const { signUps } = this.#journal;
    for (const { id, cookie, name, known } of signUps.slice(this.#asked)) {
      if (known !== 'answered') continue;
      const { user } = await this.#userOf(url, cookie);
      this.#result.sessions += 1;
      if (user?.id !== id) this.#result.faults.push(`session of ${name} belongs to ${user?.id ?? 'nobody'}`);
    }
    this.#asked = signUps.length;
  }

  /** The member a session belongs to; a server that is too busy to read the question is asked again. */
  async #userOf(url: string, cookie: string | undefined): Promise<{ user: { id: string } | null }> {
    const member = new ApiMember(url, cookie);
    for (;;) {
      const { status, body } = await member.call<{ user: { id: string } | null }>('GET', '/api/user.php');
      if (!BUSY.has(status)) return body;
    }
  }
}
