import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { READ_SETTINGS } from '@rendezvous/contract/settings/endpoints';
import { READ_READINESS } from '@rendezvous/contract/resources/health/endpoints';
import { createTestApp, type TestApp } from '../harness.ts';

describe('compression', () => {
  let t: TestApp;
  before(async () => {
    t = await createTestApp();
  });
  after(() => t.close());

  const ask = (encoding: string) =>
    t.app.inject({ url: READ_SETTINGS.path, headers: { 'accept-encoding': encoding } });

  it('an answer comes in the best encoding the client accepts, and says so', async () => {
    const plain = await ask('identity');
    const [br, zipped] = [await ask('gzip, deflate, br'), await ask('gzip')];
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(br.headers['content-encoding'], 'br');
    assert.equal(zipped.headers['content-encoding'], 'gzip');
    assert.match(String(br.headers.vary), /accept-encoding/);
    assert.deepEqual(JSON.parse(brotliDecompressSync(br.rawPayload).toString()), plain.json());
    assert.deepEqual(JSON.parse(gunzipSync(zipped.rawPayload).toString()), plain.json());
  });

  it('an encoding that the client refuses is not used', async () => {
    const [noBrotli, ranked, nothing] = [
      await ask('br;q=0, gzip'),
      await ask('br;q=0.1, gzip;q=0.9'),
      await ask('br;q=0, gzip;q=0'),
    ];
    assert.equal(noBrotli.headers['content-encoding'], 'gzip');
    assert.equal(ranked.headers['content-encoding'], 'gzip');
    assert.equal(nothing.headers['content-encoding'], undefined);
    assert.deepEqual(nothing.json(), JSON.parse(gunzipSync(noBrotli.rawPayload).toString()));
  });

  it('a short answer is not compressed', async () => {
    const answer = await t.app.inject({ url: READ_READINESS.path, headers: { 'accept-encoding': 'br' } });
    assert.equal(answer.headers['content-encoding'], undefined);
  });
});
