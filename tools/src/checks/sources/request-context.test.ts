import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { derivedFacts, requestContextFindings } from './request-context.ts';

it('a function that derives the caller from a request is found, whichever way it is written', () => {
  const source = `
    const likerOf = (request: FastifyRequest): Liker => request.context.member;
    export async function memberOf(app: App, request: FastifyRequest) {}
    const writerOf = async ({ context }: FastifyRequest) => context.member;`;
  assert.deepEqual(
    derivedFacts(source, 'a.ts').map((reason) => reason.split(' ')[0]),
    ['likerOf', 'memberOf', 'writerOf'],
  );
});

it('functions of the context and handlers with another name are permitted', () => {
  const source =
    'function customerOf(context: RequestContext) {} const logOut = async (request: FastifyRequest) => {};';
  assert.deepEqual(derivedFacts(source, 'a.ts'), []);
});

it('a planted look-up of a domain is refused outside the context', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'context-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const file of ['api/src/people/likes/routes.ts', 'api/src/platform/http/context.ts']) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(
      join(root, file),
      'export const domain = (r) => r.server.services.settings.ofHost(r.host);',
    );
  }
  assert.deepEqual(requestContextFindings(root), [
    'api/src/people/likes/routes.ts: reads settings of a host; use request.context.settings',
  ]);
});
