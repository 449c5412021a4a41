import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { SESSION_COOKIE } from '@rendezvous/contract/user';
import { PROFILE_CONSENT } from '@rendezvous/contract/signup-values';
import { readEvents } from './read-events.ts';

const SERVER = path.resolve(import.meta.dirname, '../../src/server.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-shutdown-'));
const server = spawn(process.execPath, [SERVER], {
  env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', SEED: 'none' },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
after(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Signs a member up over the network. @returns the session's cookie */
async function signUp(address: string): Promise<string> {
  const response = await fetch(`${address}/api/signup.php`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client': 'web/2',
      origin: address,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({
      email: 'stream@mail.example',
      name: 'Stream_1',
      password: 'green-lantern-77',
      date_of_birth: '1992-04-01',
      gender: 'male',
      seeking: 'female',
      country: 'BE',
      language: 'fr',
      profile_consent: PROFILE_CONSENT,
    }),
  });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith(SESSION_COOKIE));
  assert.equal(response.status, 201);
  return cookie?.split(';')[0] ?? '';
}

test('SIGTERM ends three streams opened at once and the process, before the drain is given up', async () => {
  const [{ listening: address }] = (await once(server, 'message')) as [{ listening: string }];
  const cookie = await signUp(address);
  const streams = await Promise.all(
    Array.from({ length: 3 }, () => readEvents(`${address}/api/events`, { cookie })),
  );
  server.kill('SIGTERM');
  const [code] = (await once(server, 'exit')) as [number];
  await Promise.all(streams.map(({ ended }) => ended));
  assert.equal(code, 0, 'a drain that is given up exits with 1');
});
