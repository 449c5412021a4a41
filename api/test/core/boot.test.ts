import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { PAGE_SLUGS } from '@rendezvous/contract/kernel/page-slugs';
import { ROUTES } from '@rendezvous/contract/kernel/routes';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';
import type { Endpoint } from '@rendezvous/contract/kernel/endpoint';
import { type QueryOf, type ResponseOf, addressOf } from '@rendezvous/contract/kernel/call';
import { READ_PAGE } from '@rendezvous/contract/resources/pages/endpoints';
import { READ_LANDER } from '@rendezvous/contract/resources/landers/endpoints';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/endpoints';
import { ConfigError, loadConfig, shownAddress } from '#src/platform/config.ts';
import { listeningOf } from '../support/processes/server-process.ts';

const SERVER = path.resolve(import.meta.dirname, '../../src/server.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-boot-'));
const environment = {
  PATH: process.env.PATH,
  DATA_DIR: folder,
  PORT: '0',
  LOG_LEVEL: 'silent',
  SEED: 'none',
};
let first: ChildProcess;
let address = '';

async function start(): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [SERVER], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return { child, address: await listeningOf(child) };
}

before(async () => {
  ({ child: first, address } = await start());
});
after(async () => {
  if (first.exitCode === null) {
    first.kill('SIGKILL');
    await once(first, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

test('a start shows the address of mails and return links, or the chosen port where the system chose one', () => {
  const shown = (source: Record<string, string>) =>
    shownAddress(loadConfig(source), 'http://127.0.0.1:41234');
  assert.deepEqual(
    [
      shown({ BASE_URL: 'http://localhost:4550', PORT: '4550' }),
      shown({ PORT: '4550' }),
      shown({ PORT: '0' }),
    ],
    ['http://localhost:4550', 'http://localhost:4550', 'http://127.0.0.1:41234'],
  );
});

/** A start that is refused ends by itself long before; one that went on would serve until it is ended. */
const PATIENCE_MS = 60_000;

test('a second process on the same data folder exits at once and names the holder', () => {
  const second = spawnSync(process.execPath, [SERVER], {
    env: environment,
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  assert.deepEqual([second.signal, second.status], [null, 1]);
  assert.match(second.stderr, new RegExp(`in use by process ${first.pid}`));
});

test('a start without the demonstration has every page and landing page of the product, and no member', async () => {
  const read = async <E extends Endpoint>(endpoint: E, query?: QueryOf<E>) => {
    const answer = await fetch(address + addressOf(endpoint, query));
    return { status: answer.status, body: (await answer.json()) as ResponseOf<E> };
  };
  for (const slug of PAGE_SLUGS)
    assert.equal((await read(READ_PAGE, { slug, language: 'pl' })).body.language, 'pl', slug);
  const built = ROUTES.filter(({ owner, waiting }) => owner === 'landers' && !waiting);
  assert.ok(built.length > 0);
  for (const { path } of built) {
    const { status, body } = await read(READ_LANDER, { name: path.split('/')[2]! });
    assert.deepEqual([path, status, Boolean(body.lander)], [path, 200, true]);
  }
  const { body } = await read(SEARCH_MEMBERS);
  assert.deepEqual(body.items, []);
});

test('a session outlives kill -9, and the folder is free at once', async () => {
  const body = {
    email: 'kim@mail.example',
    name: 'Kim_88',
    password: 'green-lantern-77',
    date_of_birth: '1992-04-01',
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    language: 'nl',
    profile_consent: PROFILE_CONSENT,
  };
  const headers = { 'content-type': 'application/json', 'x-client': 'web/2', origin: address };
  const answer = await fetch(`${address}/api/signup.php`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  assert.equal(answer.status, 201);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  first.kill('SIGKILL');
  await once(first, 'exit');
  ({ child: first, address } = await start());
  const { user } = (await (await fetch(`${address}/api/user.php`, { headers: { cookie } })).json()) as {
    user: { name: string } | null;
  };
  assert.equal(user?.name, 'Kim_88');
});

test('SIGTERM makes the server finish and exit with 0', async () => {
  first.kill('SIGTERM');
  const [code] = (await once(first, 'exit')) as [number | null];
  assert.equal(code, 0);
});

test('a bad variable stops the boot with its name', () => {
  const message = (variables: Record<string, string>) => {
    try {
      loadConfig(variables);
    } catch (error) {
      assert.ok(error instanceof ConfigError);
      return error.message;
    }
    return 'accepted';
  };
  assert.match(message({ PORT: 'four' }), /^PORT /);
  assert.match(message({ DATABASE_URL: 'mysql://x' }), /^DATABASE_URL /);
  assert.match(message({ OPERATOR_KEY: 'short' }), /^OPERATOR_KEY /);
  assert.match(message({ BASE_URL: 'http://[' }), /^BASE_URL /);
  for (const everyone of ['true', '0.0.0.0/0', 'proxy.example'])
    assert.match(message({ TRUST_PROXY: everyone }), /^TRUST_PROXY /);
  assert.equal(message({}), 'accepted');
  assert.equal(message({ TRUST_PROXY: '1' }), 'accepted');
});

test('development pages exist on a loopback listener without real services alone', () => {
  const development = (variables: Record<string, string>) => loadConfig(variables).development;
  assert.equal(development({}), true);
  assert.equal(development({ DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/x' }), true);
  assert.equal(development({ HOST: '0.0.0.0' }), false);
  assert.equal(development({ NODE_ENV: 'production' }), false);
  assert.equal(development({ SMTP_URL: 'smtp://mail.example' }), false);
  assert.equal(development({ DATABASE_URL: 'postgres://db.example/x' }), false);
});
