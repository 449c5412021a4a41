import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { apiAddressFindings, testedAddresses, writtenAddresses } from './api-addresses.ts';

it('an address of the API written by hand is found in JSX, in a string and in a template', () => {
  const source =
    'const a = \'/api/user.php\'; const b = `/api/chat.php?id=${id}`; const c = <a href="/api/health" />;';
  assert.deepEqual(writtenAddresses(source, 'a.tsx').sort(), [
    '/api/chat.php?id=',
    '/api/health',
    '/api/user.php',
  ]);
});

it('the prefix of all addresses, paths of screens and other words are permitted', () => {
  assert.deepEqual(
    writtenAddresses("const a = ['/api/', '/api', '/chats', 'api/x', '/apis/x'];", 'a.ts'),
    [],
  );
});

it('a planted address in a product source is refused; the table and tests beside sources may write addresses', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'addresses-'));
  t.after(() => rmSync(root, { recursive: true }));
  const files = [
    'mfe-chat/src/app/a.ts',
    'mfe-chat/src/app/a.test.ts',
    'shared/contract/src/resources/a/endpoints.ts',
    'shared/contract/src/resources/a/calls.ts',
  ];
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), "export const to = '/api/user.php';");
  }
  assert.deepEqual(apiAddressFindings(root, files), [
    'mfe-chat/src/app/a.ts writes the address /api/user.php: use the endpoint or call of @rendezvous/contract',
  ]);
});

it('a test of the API calls endpoints by name: their addresses are refused, whole and begun, others permitted', () => {
  const source =
    "get('/api/user.php'); get(`/api/chat.php?id=${id}`); get(`/api/ops/member-${verb}`); get('/api/nothing.php'); all('/api/');";
  assert.deepEqual(testedAddresses(source, 'a.test.ts'), [
    '/api/user.php',
    '/api/chat.php?id=',
    '/api/ops/member-',
  ]);
});

it('a planted address in a test of the API is refused; tests of hostile requests may write it', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'addresses-'));
  t.after(() => rmSync(root, { recursive: true }));
  const files = ['api/test/likes/a.test.ts', 'api/test/hostile/a.test.ts', 'api/test/hardening.test.ts'];
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), "await client.post('/api/like.php', { member });");
  }
  assert.deepEqual(apiAddressFindings(root, files), [
    'api/test/likes/a.test.ts writes the address /api/like.php: call the endpoint, client.call(LIKE, { member })',
  ]);
});
