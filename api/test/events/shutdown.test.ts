import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { SESSION_COOKIE } from '@rendezvous/contract/resources/accounts/schemas';
import { SIGN_UP } from '@rendezvous/contract/resources/signup/endpoints';
import { COMPLAIN } from '@rendezvous/contract/resources/complaints/endpoints';
import { loadConfig } from '#src/platform/config.ts';
import { openDatabase } from '#src/platform/db/database.ts';
import { writeDatabase } from '../support/databases/fresh-database.ts';
import { startServer } from '../support/processes/server-process.ts';
import { until } from '../support/until.ts';
import { readEvents } from './read-events.ts';
import { signupDraft } from '../support/accounts/signup-draft.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-shutdown-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const post = (address: string, endpoint: string, body: object, cookie = '') =>
  fetch(address + endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client': 'web/2',
      'sec-fetch-site': 'same-origin',
      origin: address,
      cookie,
    },
    body: JSON.stringify(body),
  });

/** Signs a member up over the network. @returns the session's cookie */
async function signUp(address: string): Promise<string> {
  const response = await post(address, SIGN_UP.path, signupDraft());
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith(SESSION_COOKIE));
  assert.equal(response.status, 201);
  return cookie?.split(';')[0] ?? '';
}

/** Writes complaints one after the other until the server accepts none any more. Anything but 201 and 503 is a fault. */
async function writeOn(address: string, cookie: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const response = await post(
      address,
      COMPLAIN.path,
      { category: 'technical', text: 'Nothing happens when I press the button.' },
      cookie,
    ).catch(() => null);
    if (!response || response.status === 503) return;
    assert.equal(response.status, 201);
    const body = (await response.json().catch(() => null)) as { ticket: string } | null;
    if (body) acknowledged.push(body.ticket);
  }
}

/** Tickets in the folder of a server that has ended. */
async function readStoredTickets(): Promise<string[]> {
  const database = await openDatabase(loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  const rows = await database.db.selectFrom('complaints').select('ticket').execute();
  await database.close();
  return rows.map(({ ticket }) => ticket);
}

test('SIGTERM in the middle of streams and writes ends the process in good order, and what was acknowledged is stored', async () => {
  await writeDatabase(folder);
  const { address, child } = await startServer({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' });
  after(() => child.kill('SIGKILL'));
  const cookie = await signUp(address);
  const streams = await Promise.all(
    Array.from({ length: 3 }, () => readEvents(`${address}/api/events`, { cookie })),
  );
  const acknowledged: string[] = [];
  const writers = Array.from({ length: 6 }, () => writeOn(address, cookie, acknowledged));
  await until(async () => acknowledged.length >= 20);
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  await Promise.all([...streams.map(({ ended }) => ended), ...writers]);
  assert.equal(code, 0, 'a drain that is given up exits with 1');
  const stored = new Set(await readStoredTickets());
  assert.deepEqual(
    acknowledged.filter((ticket) => !stored.has(ticket)),
    [],
  );
});

test('SIGTERM ends a connection that is open after its last answer, and that answer says so', async () => {
  const silent = path.join(folder, 'silent');
  await writeDatabase(silent);
  const { address, child } = await startServer({ DATA_DIR: silent });
  after(() => child.kill('SIGKILL'));
  const { hostname, port, host } = new URL(address);
  const connection = connect(Number(port), hostname);
  let received = '';
  connection.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  const body = '{}';
  connection.write(
    `POST /api/complaint.php HTTP/1.1\r\nhost: ${host}\r\norigin: ${address}\r\nsec-fetch-site: same-origin\r\nx-client: web/2\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
  );
  // The server has begun with the request, and waits for its body.
  await until(async () => received.includes('100 Continue'));
  child.kill('SIGTERM');
  await until(async () => !(await fetch(`${address}/api/ready`).catch(() => null))?.ok);
  connection.write(body);
  const [code] = (await once(child, 'exit')) as [number];
  assert.equal(code, 0, 'a drain that is given up exits with 1');
  assert.match(received, /^connection: close\r$/im);
});
