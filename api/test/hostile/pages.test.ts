import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { PageData } from '@rendezvous/contract/composition/page';
import { createTestApp } from '../harness.ts';
import { bareSite } from '../support/site/bare-site.ts';
import { hostileAddressParts } from '../support/hostile/hostile-values.ts';
import { listen, rawGet } from '../support/hostile/raw-request.ts';

const site = bareSite();
const t = await createTestApp({ DIST_DIR: site.folder });
const port = await listen(t.app);
after(async () => {
  await t.close();
  site.remove();
});

const PATHS = [
  '/',
  '/members',
  '/members/',
  '/de',
  '/de/members',
  '/pages/',
  '/landers/',
  '/chats/',
  '/login?redirect=',
  '/?',
  '/landers/adultonly?network=p&sub1=',
];
const BROKEN = [
  '//',
  '///',
  '//[',
  '//]',
  '//[::1',
  '//evil.example',
  '//evil.example/members',
  '//user:password@evil.example:99999/',
  '/\\',
  '/\\evil.example',
  '/%',
  '/%%',
  '/%2',
  '/.//evil.example',
  '/..//..//evil.example',
  '/de//evil.example',
  '/de//[',
  '/de/.//[',
  '/?//[',
  '/#//[',
  '/;a=b',
  '/:id',
  '/*',
  '*',
  'http://[/',
  'http://evil.example',
  'http://evil.example//[',
  'https://evil.example/members',
  'ftp://evil.example/members',
  `/${'a'.repeat(10_000)}`,
  `/${'a/'.repeat(4_000)}`,
  `/${'/'.repeat(4_000)}`,
  `/${'%2f'.repeat(3_000)}`,
];

test('no address of a page gives a server error', async () => {
  const targets = [...BROKEN, ...PATHS.flatMap((path) => hostileAddressParts().map((part) => path + part))];
  const failed: string[] = [];
  for (const target of targets) {
    const { status, body } = await rawGet(port, target, 'Accept: text/html\r\n');
    if (!(status >= 200 && status < 500))
      failed.push(`${target.slice(0, 80)}: ${status} ${body.slice(0, 100)}`);
  }
  assert.deepEqual(failed, []);
});

test('the address a page is drawn for never names a host', async () => {
  const targets = BROKEN.filter((target) => target.length < 100);
  for (const target of targets) {
    const { body } = await rawGet(port, target, 'Accept: text/html\r\n');
    const facts = /<script type="application\/json" id="page-data">(.*)<\/script>/.exec(body)?.[1];
    if (facts) assert.match((JSON.parse(facts) as PageData).url, /^\/(?![/\\])/, target);
  }
  const { body } = await rawGet(port, '//[', 'Accept: text/html\r\n');
  assert.match(body, /id="page-data"/);
});
