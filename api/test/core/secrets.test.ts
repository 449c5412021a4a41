import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { ConfigError, loadConfig } from '#src/platform/config.ts';
import { openSecrets, secretKeys } from '#src/platform/settings/face.ts';
import { createTestApp } from '../harness.ts';

const t = await createTestApp();
after(() => t.close());
const { db } = t.services;
const [FIRST, SECOND] = ['first-key-of-thirty-two-characters', 'second-key-of-thirty-two-characters'];

const stored = async (name: string) =>
  (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;

test('no secret of the server is readable in the database', async () => {
  const rows = await db.selectFrom('secrets').selectAll().execute();
  assert.deepEqual(rows.map(({ name }) => name).toSorted(), ['links', 'operators', 'vapid']);
  for (const { name, value } of rows) {
    const secret = await t.services.secrets(name);
    assert.ok(value.startsWith('sealed:'), name);
    assert.ok(!value.includes(secret) && !Buffer.from(value.slice(7), 'base64url').includes(secret), name);
  }
});

test('a secret is made once, and opens with its key alone', async () => {
  const secret = await openSecrets(db, [FIRST])('one');
  assert.equal(await openSecrets(db, [FIRST])('one'), secret);
  await assert.rejects(openSecrets(db, [SECOND])('one'), ConfigError);
});

test('a secret does not open under another name', async () => {
  await openSecrets(db, [FIRST])('two');
  await openSecrets(db, [FIRST])('three');
  await db
    .updateTable('secrets')
    .set({ value: await stored('two') })
    .where('name', '=', 'three')
    .execute();
  await assert.rejects(openSecrets(db, [FIRST])('three'), ConfigError);
});

test('a new key replaces the former one, which follows it until then', async () => {
  const secret = await openSecrets(db, [FIRST])('four');
  assert.equal(await openSecrets(db, [SECOND, FIRST])('four'), secret);
  assert.equal(await openSecrets(db, [SECOND])('four'), secret);
});

test('a secret of a former version is sealed when it is read', async () => {
  await db.insertInto('secrets').values({ name: 'five', value: 'in-clear' }).execute();
  assert.equal(await openSecrets(db, [FIRST])('five'), 'in-clear');
  assert.match(await stored('five'), /^sealed:/);
});

test('where nothing real is connected a key is made next to the data, once, for its owner alone', (context) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-key-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const config = loadConfig({ DATA_DIR: path.join(folder, 'data') });
  const [key = ''] = secretKeys(config);
  assert.ok(key.length >= 32);
  assert.deepEqual(secretKeys(config), [key]);
  assert.equal(statSync(path.join(folder, 'data/secret.key')).mode & 0o777, 0o600);
});

test('no server starts with anything real and without a key', () => {
  const real: Record<string, string>[] = [
    { SMTP_URL: 'smtp://mail.example' },
    { SMS_URL: 'https://sms.example' },
    { BASE_URL: 'https://rendezvous.example' },
    { DATABASE_URL: 'postgres://db.example/site' },
  ];
  for (const variables of real) {
    assert.throws(() => secretKeys(loadConfig(variables)), /SECRET_KEY/, JSON.stringify(variables));
    assert.deepEqual(secretKeys(loadConfig({ ...variables, SECRET_KEY: FIRST })), [FIRST]);
  }
  assert.throws(() => loadConfig({ SECRET_KEY: 'short' }), /SECRET_KEY/);
});
