import type { FastifyRequest } from 'fastify';
import { frameworkCode } from '#src/platform/http/errors.ts';
import { fieldProblem, problem, ProblemError } from '#src/platform/lib/problem.ts';

export interface Upload {
  file: Buffer;
  visibility: 'public' | 'private';
}

/** Upload that `readUpload` made the body of a request. */
export function uploadIn({ body }: { body: unknown }): Upload {
  if (typeof body !== 'object' || body === null || !('file' in body) || !('visibility' in body))
    throw fieldProblem('file', 'required');
  const { file, visibility } = body;
  if (!Buffer.isBuffer(file)) throw fieldProblem('file', 'required');
  return { file, visibility: visibility === 'private' ? 'private' : 'public' };
}

/**
 * Reads a form of one `file` and, unless `file only` is asked for, an optional `visibility`; nothing else may be in it. File names and
 * types the client claims are ignored.
 * @throws problem `too_large`, `malformed`, or field errors
 */
export async function readUpload(
  request: FastifyRequest,
  maxBytes: number,
  fields?: 'file only',
): Promise<Upload> {
  try {
    return await readForm(request, maxBytes, fields === undefined);
  } catch (error) {
    // The reader of forms names only some faults of the client by a code; all of them are the client's.
    const isNamed = error instanceof ProblemError || (error instanceof Error && frameworkCode(error));
    throw isNamed ? error : problem('malformed');
  }
}

async function readForm(
  request: FastifyRequest,
  maxBytes: number,
  takesVisibility: boolean,
): Promise<Upload> {
  let file: Buffer | undefined;
  let visibility: string = 'public';
  for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw fieldProblem(part.fieldname, 'unknown_field');
      file = await part.toBuffer();
    } else if (takesVisibility && part.fieldname === 'visibility' && typeof part.value === 'string') {
      visibility = part.value;
    } else {
      throw fieldProblem(part.fieldname, 'unknown_field');
    }
  }
  if (!file) throw fieldProblem('file', 'required');
  if (file.length === 0) throw problem('unsupported_media');
  if (visibility !== 'public' && visibility !== 'private') throw fieldProblem('visibility', 'invalid');
  return { file, visibility };
}
