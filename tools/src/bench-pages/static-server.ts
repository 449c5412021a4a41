import Fastify from 'fastify';
import serveStatic from '@fastify/static';

/** A file behind the same Fastify, compressed beforehand: what any page could cost at the least. */
const [root = ''] = process.argv.slice(2);
const app = Fastify();
await app.register(serveStatic, { root, preCompressed: true });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(Number(new URL(address).port));
