import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { compileMessages } from './compile-messages.ts';

const idsIn = (...path: string[]) => Object.keys(JSON.parse(readFileSync(join(...path), 'utf8')));

test('texts of late features, and those of the server alone, are compiled into catalogues of their own', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'lang'));
  writeFileSync(
    join(folder, 'lang/en.json'),
    JSON.stringify({
      'settings.title': 'Settings',
      'settingsx.title': 'x',
      'home.title': 'Home',
      'plain.title': 'Plain',
    }),
  );
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ lateMessages: ['settings'], serverMessages: ['plain'] }),
  );
  await compileMessages(folder, ['en', 'de']);
  assert.deepEqual(idsIn(folder, '.messages/en.json'), ['home.title', 'settingsx.title']);
  assert.deepEqual(idsIn(folder, '.messages/late/en.json'), ['settings.title']);
  assert.deepEqual(idsIn(folder, '.messages/late/de.json'), []);
  assert.deepEqual(idsIn(folder, '.messages/server/en.json'), ['plain.title']);
});
