import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

const RELATIVE_IMPORT = /(from\s*)['"](\.\.?\/[^'"]+)['"]/g;

/**
 * The program of a render process as one text, with the files it imports inside it. The process then needs no right to read
 * any file, and does not carry the TypeScript compiler.
 */
export function childProgram(file = path.join(import.meta.dirname, 'child/main.ts')): string {
  const source = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  return source.replace(RELATIVE_IMPORT, (_, from: string, name: string) => {
    const imported = childProgram(path.join(path.dirname(file), name));
    return `${from}"data:text/javascript,${encodeURIComponent(imported)}"`;
  });
}
