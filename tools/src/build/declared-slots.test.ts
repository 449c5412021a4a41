import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/workspace.ts';
import { declaredSlots } from './declared-slots.ts';

test('the slots of a manifest are those the remote declares', () => {
  assert.deepEqual(
    declaredSlots(`export const remote = defineRemote({
      name: 'chat', screens: {}, slots: { icebreaker: Ice, 'gift': lazyScreen(() => import('./gift.tsx')) }, loadMessages })`),
    ['gift', 'icebreaker'],
  );
  assert.deepEqual(declaredSlots(`defineRemote({ name: 'landers', screens: { index: { slots: 1 } } })`), []);
  assert.deepEqual(declaredSlots(readFileSync(join(ROOT, 'mfe-signup/src/app/remote.tsx'), 'utf8')), [
    'signup-modal',
  ]);
});

test('a spread that hides names of slots is refused', () => {
  assert.throws(() => declaredSlots('defineRemote({ slots: { ...more } })'), /without a spread/);
});
