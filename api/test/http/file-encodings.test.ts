import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { compressionPlugin } from '#src/platform/http/compression.ts';
import { themeFiles } from '#src/pages/render/assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const drawing = `<svg>${'<path/>'.repeat(400)}</svg>`;
writeFileSync(join(folder, 'made.svg'), drawing);
writeFileSync(join(folder, 'made.svg.br'), 'brotli');
writeFileSync(join(folder, 'made.svg.gz'), 'gzip');
writeFileSync(join(folder, 'plain.svg'), drawing);

const app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
await compressionPlugin(app);
themeFiles(app, 'img', folder);
after(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (file: string, encoding: string) =>
  app.inject({ url: `/img/${file}`, headers: { 'accept-encoding': encoding } });

test('a file compressed at build time is sent as it is, in the encoding the client ranks highest', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ] as const) {
    const answer = await ask('made.svg', accepted);
    assert.equal(answer.headers['content-encoding'], encoding, accepted);
    assert.equal(answer.body, encoding === 'br' ? 'brotli' : 'gzip');
    assert.equal(answer.headers['content-length'], String(answer.rawPayload.length));
  }
});

test('a file is sent plain to a client that refuses each encoding, and where none was made', async () => {
  for (const [file, accepted] of [
    ['made.svg', 'br;q=0, gzip;q=0'],
    ['made.svg', ''],
    ['plain.svg', 'gzip, br'],
  ] as const) {
    const answer = await ask(file, accepted);
    assert.equal(answer.headers['content-encoding'], undefined);
    assert.equal(answer.body, drawing);
  }
});
