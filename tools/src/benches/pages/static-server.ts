import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';

/** A file behind the same Fastify, compressed beforehand and streamed from disk: what any page costs at the least. */
const [root = ''] = process.argv.slice(2);
const file = join(root, 'page.html.gz');
const app = Fastify();
app.get('/page.html', async (_request, reply) => {
  const { size } = await stat(file);
  reply.header('content-encoding', 'gzip').header('content-length', size).type('text/html; charset=utf-8');
  return reply.send(createReadStream(file));
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(Number(new URL(address).port));
