import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '@rendezvous/contract/kernel/routes';
import type { Finding } from '#src/lib/check.ts';
import { parseSyntax } from '#src/lib/syntax.ts';
import { isTestFile } from '#src/lib/workspace.ts';

/** Remotes that bars, banners and redirects of the frame speak of (spec §2); every other one is known by its declarations alone. */
const SPOKEN_OF: ReadonlySet<string> = new Set(['shell', 'members', 'chat', 'payments', 'signup', 'landers']);
/** Where no such remote is named; what browsers ask the API for has addresses of its own. */
const FRAME_AND_API = /^(shell|api)\/src\/.*\.tsx?$/;

/** Remotes named in a source: by themselves, by their package, or by one of their routes. */
export function namedRemotes(
  source: string,
  file: string,
  routes: readonly { name: string; owner: string }[] = ROUTES,
): string[] {
  const { strings } = parseSyntax(source, file);
  const names = routes
    .filter(({ owner }) => !SPOKEN_OF.has(owner))
    .flatMap(({ name, owner }) => [owner, `mfe-${owner}`, name]);
  return [...new Set(names)].filter((name) => strings.has(name));
}

/** Sources of shell and API that name a remote which adds itself by its folder and its routes. */
export function frameNameFindings(root: string, files: readonly string[]): Finding[] {
  return files
    .filter((file) => FRAME_AND_API.test(file) && !isTestFile(file))
    .flatMap((file) =>
      namedRemotes(readFileSync(join(root, file), 'utf8'), file).map(
        (name) => `${file} names ${name}: a remote is known by its folder and the route table`,
      ),
    );
}
