import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSealer } from '#src/platform/lib/sealer.ts';

test('what is sealed opens for the same key and purpose alone, and not once a character is changed', () => {
  const sealer = createSealer('a-key');
  const sealed = sealer.seal('the secret of an app', 'totp anna');
  assert.equal(sealer.open(sealed, 'totp anna'), 'the secret of an app');
  assert.ok(!Buffer.from(sealed, 'base64url').includes('secret'));
  assert.notEqual(sealed, sealer.seal('the secret of an app', 'totp anna'));
  assert.throws(() => sealer.open(sealed, 'totp bo'));
  assert.throws(() => createSealer('another-key').open(sealed, 'totp anna'));
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    assert.throws(() => sealer.open(changed.toString('base64url'), 'totp anna'), `byte ${at}`);
  }
});
