import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { hasServerHtml, measureDrawn, warmUp } from './server-html.ts';

const DRAWN = '<body><div id="frame" data-ssr><main>Nadia</main></div></body>';
const EMPTY = '<body><div id="frame"></div><script>let a="data-ssr"</script></body>';

test('a page counts as drawn only when its frame contains HTML', () => {
  assert.equal(hasServerHtml(DRAWN), true);
  assert.equal(hasServerHtml(EMPTY), false);
});

test('a page is asked for as the browser does, until it is drawn', async (context) => {
  const seen: (string | undefined)[] = [];
  const server = createServer(({ headers }, answer) => {
    seen.push(headers.cookie);
    answer.end(seen.length < 3 ? EMPTY : DRAWN);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await warmUp(url, { cookies: [{ name: 'i18n_redirected', value: 'en' }], localStorage: {} });
  assert.deepEqual(seen, Array(3).fill('i18n_redirected=en'));
});

test('a load without the HTML is left out and counted, and too many end the measurement', async () => {
  const loads = [false, false, true];
  const measure = () => Promise.resolve({ measured: loads.length, isDrawn: loads.shift() ?? false });
  const warm = () => Promise.resolve();
  assert.deepEqual(await measureDrawn(warm, measure), { measured: 1, leftOut: 2 });
  await assert.rejects(measureDrawn(warm, measure), /4 loads in a row/);
});
