import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { REQUEST_LIMITS } from '@rendezvous/contract/composition/request-limits';
import { runCommandLine, startServer, type ServerProcess } from '#src/lib/server-process.ts';
import {
  addressOf,
  guessFreshLogIn,
  guessLogIn,
  guessOperatorCodes,
  guessSecrets,
  Guesser,
  signUp,
  signupOf,
  type Guesses,
  type Reply,
} from './guesses.ts';
import { differenceOf, type Difference } from './timing.ts';

export interface LimitOptions {
  /** Guesses at each secret. */
  tries: number;
  /** Pairs of known and unknown addresses whose answers are timed; 0 leaves the timing out. */
  pairs: number;
  /** An empty database of PostgreSQL, for both processes. */
  databaseUrl: string;
  /** Where processes count requests together. */
  redisUrl: string;
  log?: (line: string) => void;
}

export interface LimitResult {
  guesses: Record<string, Guesses>;
  /** Mails with a link to a new password that came of all the requests for one address. */
  resetMails: Guesses;
  timing: Record<string, Difference>;
}

/** Opens the log-in of the first operator. */
const OPERATOR_KEY = 'the-key-of-the-operator-of-this-proof';

/** Lifts the limits of requests, so that the locks are met alone. */
const UNLIMITED = '100000';

/**
 * Guesses at every secret over two processes of the real server on one database, and times the answers to known and unknown addresses
 * with neutral messages.
 */
export async function proveLimits(options: LimitOptions): Promise<LimitResult> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-limits-'));
  const { databaseUrl, redisUrl, log = () => {} } = options;
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    OPERATOR_KEY,
    SEED: 'none',
  };
  try {
    await (await startServer(env)).stop();
    const guesses: LimitResult['guesses'] = {};
    log('request limits: links of mails, passkeys');
    await withServers([env, env], async (guesser) => {
      const { tries } = options;
      for (const [path, { max }] of [
        ['/api/activate.php', REQUEST_LIMITS.ACTIVATE],
        ['/api/reset-password-do.php', REQUEST_LIMITS.RESET_PASSWORD],
        ['/api/passkey.php?step=verify', REQUEST_LIMITS.LOG_IN_BY_PASSKEY],
      ] as const)
        guesses[path] = await guessSecrets(guesser, path, { tries, perMinute: max });
    });
    const open = { ...env, RATE_LIMIT_FACTOR: UNLIMITED };
    log('locks: passwords, codes of operators');
    const resetMails = await withServers([open, open], async (guesser) => {
      await signUp(guesser, 'Anna_Known');
      const session = await signUp(guesser, 'Bea_Known');
      await signUp(guesser, 'Cleo_Known');
      guesses['log-in'] = await guessLogIn(guesser, 'Anna_Known', options.tries);
      guesses['fresh log-in'] = await guessFreshLogIn(guesser, { name: 'Bea_Known', session }, options.tries);
      guesses['code of an operator'] = await guessOperatorCodes(guesser, OPERATOR_KEY, options.tries);
      return await countResetMails(guesser, options, 'Cleo_Known');
    });
    const timing = options.pairs > 0 ? await timeAnswers(open, options) : {};
    return { guesses, resetMails, timing };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withServers<T>(
  environments: readonly Record<string, string>[],
  work: (guesser: Guesser) => Promise<T>,
): Promise<T> {
  const servers: ServerProcess[] = [];
  try {
    for (const env of environments) servers.push(await startServer(env));
    const guesser = new Guesser(servers.map(({ url }) => url));
    try {
      return await work(guesser);
    } finally {
      guesser.close();
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Asks for a link to a new password again and again, and counts the links made for the account once no job is left. */
async function countResetMails(
  guesser: Guesser,
  { tries, databaseUrl }: LimitOptions,
  name: string,
): Promise<Guesses> {
  const email = addressOf(name);
  await guesser.postAll('/api/reset-password.php', tries, () => ({ email }));
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const count = async (statement: string): Promise<number> => {
      const { rows } = await client.query<{ count: string }>(statement);
      return Number(rows[0]!.count);
    };
    const waiting = `select count(*) from pgboss.job where name = 'password-reset.send' and state in ('created', 'retry', 'active')`;
    for (let look = 0; look < 300 && (await count(waiting)) > 0; look += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    const made = `select count(*) from link_tokens join users on users.id = user_id where purpose = 'password_reset' and users.email_key = '${email}'`;
    return { tried: tries, evaluated: await count(made), allowed: 3 };
  } finally {
    await client.end();
  }
}

async function run(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Times one answer per address, known and unknown in turns, so that whatever slows the machine slows both. */
async function timeAnswers(
  env: Record<string, string>,
  { pairs, databaseUrl, log = () => {} }: LimitOptions,
): Promise<LimitResult['timing']> {
  runCommandLine('settings', ['set', 'account_messages', 'neutral'], env);
  return withServers([env], async (guesser) => {
    log(`timing: ${pairs} sign-ups`);
    const names = Array.from({ length: pairs }, (_, number) => `Timed_${number}`);
    const sessions: string[] = [];
    for (const name of names) sessions.push(await signUp(guesser, name));
    // Only confirmed addresses log in where messages are neutral.
    await run(
      databaseUrl,
      `update users set status = 'active', confirmed_at = now() where name like 'Timed%'`,
    );
    const timing: LimitResult['timing'] = {};
    let made = 0;
    const calls: Record<string, (email: string, session: string) => Promise<Reply>> = {
      'mail change': (email, session) => guesser.send('PUT', '/api/user.php', { email }, session),
      'log-in': (email) => guesser.post('/api/user.php', { email, password: 'not the password' }),
      reset: (email) => guesser.post('/api/reset-password.php', { email }),
      'sign-up': (email) => guesser.post('/api/signup.php', signupOf(`Late_${(made += 1)}`, email)),
    };
    for (const [call, ask] of Object.entries(calls)) {
      log(`timing: ${call}`);
      const known: number[] = [];
      const unknown: number[] = [];
      for (const [place, name] of names.entries()) {
        // A member knows the own address: the session is that of another member.
        const session = sessions.at(place - 1)!;
        known.push((await ask(addressOf(name), session)).milliseconds);
        unknown.push((await ask(addressOf(`No_${name}`), session)).milliseconds);
      }
      timing[call] = differenceOf(known, unknown);
    }
    return timing;
  });
}

/** What the run found wrong, in words; empty when no limit was passed. */
export function faultsOf({ guesses, resetMails, timing }: LimitResult): string[] {
  const counted = Object.entries({ ...guesses, 'mails with a reset link': resetMails });
  return [
    ...counted
      .filter(([, { evaluated, allowed }]) => evaluated > allowed + 1)
      .map(([what, { evaluated, allowed }]) => `${what}: ${evaluated} evaluated, ${allowed} allowed`),
    ...counted
      .filter(([, { rightRefused }]) => rightRefused === false)
      .map(([what]) => `${what}: the right password was accepted after all guesses`),
    ...Object.entries(timing)
      .filter(([, { difference }]) => Math.abs(difference) >= 5)
      .map(([what, { difference }]) => `${what}: known and unknown addresses differ by ${difference} ms`),
  ];
}
