import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { lateFindings } from './late.ts';

test('a late text may be said in its feature, or its part of a feature, alone', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'late-'));
  t.after(() => rmSync(root, { recursive: true }));
  const say = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `export const words = { id: '${text}' };\n`);
  };
  say('mfe-x/src/features/settings/title.ts', 'settings.title');
  say('mfe-x/src/features/home/title.ts', 'home.title');
  say('mfe-x/src/features/home/settings/part.ts', 'settings.title');
  say('mfe-x/src/lib/address.ts', 'settings.ts');
  say('mfe-x/src/features/likes/card.ts', 'likes.card.new');
  say('mfe-x/src/features/mail-change/title.ts', 'mailChange.title');
  const ids = new Set(['settings.title', 'home.title', 'likes.card.new', 'mailChange.title']);
  const find = () => lateFindings(root, 'mfe-x', ['settings', 'likes.card', 'mailChange'], ids);
  assert.deepEqual(find(), []);
  say('mfe-x/src/features/home/more.ts', 'settings.title');
  say('mfe-x/src/features/home/new.ts', 'likes.card.new');
  say('mfe-x/src/lib/settings/more.ts', 'settings.title');
  assert.deepEqual(find(), [
    'mfe-x/src/features/home/more.ts says settings.title, which comes late',
    'mfe-x/src/features/home/new.ts says likes.card.new, which comes late',
    'mfe-x/src/lib/settings/more.ts says settings.title, which comes late',
  ]);
});
