import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { pathLiteralFindings, writtenPaths } from './path-literals.ts';

it('a path of a route written by hand is found in JSX, in a string and in a template', () => {
  const source =
    "const a = '/chats'; const b = `/members/${id}`; const c = <Link to=\"/pages/terms#x\">{'/login?redirect='}</Link>;";
  assert.deepEqual(writtenPaths(source, 'a.tsx').sort(), [
    '/chats',
    '/login?redirect=',
    '/members/',
    '/pages/terms#x',
  ]);
});

it('paths of the API, of files and relative ones are no paths of routes', () => {
  assert.deepEqual(
    writtenPaths("const a = ['/api/members.php', '/icons/', 'members/a', '/membership', '/'];", 'a.ts'),
    [],
  );
});

it('a planted path in a product source is refused; tests and journeys may write what a visitor types', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'paths-'));
  t.after(() => rmSync(root, { recursive: true }));
  const files = ['mfe-chat/src/app/a.ts', 'mfe-chat/src/app/a.test.ts', 'e2e/journeys/a.test.ts'];
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), "export const to = '/chats';");
  }
  assert.deepEqual(pathLiteralFindings(root, files), [
    'mfe-chat/src/app/a.ts writes the path /chats: use pathTo of @rendezvous/contract/kernel/routes',
  ]);
});
