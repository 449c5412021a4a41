import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { sendProblem } from '#src/platform/http/errors.ts';
import type { App } from '#src/platform/types.ts';
import type { Dist } from '#src/delivery/registry/face.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const OPEN = { access: 'public', session: 'none', rateLimit: false } as const;
const YEAR = 'public, max-age=31536000, immutable';
const WEEK = 'public, max-age=604800';
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

const isFile = (name: string): Promise<boolean> =>
  stat(name).then(
    (found) => found.isFile(),
    () => false,
  );

/** Sends a file in the best encoding that was made of it and that the browser accepts. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  caching: string,
): Promise<FastifyReply> {
  const made = await Promise.all(ENCODINGS.map(({ suffix }) => isFile(file + suffix)));
  const encodings = ENCODINGS.filter((_, at) => made[at]);
  const best = negotiate(
    request.headers['accept-encoding'] ?? '',
    encodings.map(({ name }) => name),
  );
  const encoding = encodings.find(({ name }) => name === best);
  const chosen = file + (encoding?.suffix ?? '');
  if (encoding) reply.header('content-encoding', encoding.name);
  const { size } = await stat(chosen);
  reply.header('content-length', size).header('vary', 'accept-encoding').header('cache-control', caching);
  reply.type(TYPES[path.extname(file)] ?? 'application/octet-stream');
  return reply.send(createReadStream(chosen));
}

/** Browser files of the built parts. Only what a manifest lists is served, so no path can lead elsewhere. */
export function builtFiles(app: App, dist: Dist): void {
  app.get(
    '/assets/:part/:version/*',
    {
      config: OPEN,
      compress: false,
      schema: { params: Type.Object({ part: Type.String(), version: Type.String(), '*': Type.String() }) },
    },
    async (request, reply) => {
      const { part, version, '*': file } = request.params;
      const manifest = dist.manifest(part, version);
      const name = path.join(dist.folder, part, version, file);
      if (!manifest || !Object.hasOwn(manifest.files, file) || !(await isFile(name)))
        return sendProblem(reply, 'not_found');
      return sendFile(request, reply, name, YEAR);
    },
  );
}

/** The flat folders of the theme: fonts and artwork, by their own names. */
export function themeFiles(app: App, prefix: string, folder: string): void {
  app.get(
    `/${prefix}/:file`,
    { config: OPEN, compress: false, schema: { params: Type.Object({ file: Type.String() }) } },
    async (request, reply) => {
      const names = await readdir(folder).catch((): string[] => []);
      if (!names.includes(request.params.file)) return sendProblem(reply, 'not_found');
      return sendFile(request, reply, path.join(folder, request.params.file), WEEK);
    },
  );
}
