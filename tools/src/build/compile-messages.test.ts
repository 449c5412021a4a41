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

test('a text of several parts is compiled into the parts that say it, late where late features alone do', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  t.after(() => rmSync(root, { recursive: true }));
  const put = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const texts = { 'locate.label': 'Locate', 'word.late': 'Late', 'word.both': 'Both', 'word.other': 'Other' };
  put('shared/i18n/lang/several/en.json', JSON.stringify(texts));
  put('shared/remote/src/react/locate.tsx', "import '../words.ts';");
  put('shared/remote/src/words.ts', "say('locate.label')");
  put('mfe-a/package.json', JSON.stringify({ lateMessages: ['settings'] }));
  put('mfe-a/lang/en.json', JSON.stringify({ 'home.title': 'Home' }));
  put('mfe-a/src/features/settings/a.tsx', `say("word.late", 'word.both')`);
  put('mfe-a/src/features/home/b.tsx', "import '@rendezvous/remote/react/locate'; say('word.both')");
  put('mfe-a/src/features/home/b.test.tsx', "say('word.other')");
  await compileMessages(join(root, 'mfe-a'), ['en']);
  assert.deepEqual(idsIn(root, 'mfe-a/.messages/en.json'), ['home.title', 'locate.label', 'word.both']);
  assert.deepEqual(idsIn(root, 'mfe-a/.messages/late/en.json'), ['word.late']);
});
