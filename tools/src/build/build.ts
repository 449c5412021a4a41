import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { folderOf, REMOTES } from '../../../rspack.shared.js';
import { buildRenderChild } from '../../../rspack/render-child.js';
import { buildPart, type Mode } from './build-part.ts';
import { freshVersion } from './freshness.ts';
import { compileMessages } from './compile-messages.ts';
import { pointAtBuilt } from '#src/deploy/after-build.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Where a build goes and what it is made of. */
export interface BuildOptions {
  /** Parts to build; all by default. */
  parts?: readonly string[];
  dist?: string;
  mode?: Mode;
  /** Build even when nothing has changed. */
  force?: boolean;
  report?: (line: string) => void;
}

/** Every part of the browser's world: the shell and the remotes. */
export const PARTS: readonly string[] = ['shell', ...Object.keys(REMOTES)];

/**
 * Builds what has changed, two parts at a time, into `dist/<part>/<content hash>/`, then moves the pointers that follow
 * builds (decision 038). Builds the program of render processes too. Resolves with the version built of each part; rejects with every error after all have ended.
 */
export async function build({
  parts = PARTS,
  dist = path.join(ROOT, 'dist'),
  mode = 'production',
  force = false,
  report = console.log,
}: BuildOptions = {}): Promise<Record<string, string>> {
  const started = performance.now();
  const wanted = parts.filter((part) => isWritten(part) || complain(part, report));
  await buildRenderChild();
  await Promise.all(
    ['shared/i18n', ...wanted.map(folderOf)].map((folder) =>
      compileMessages(path.join(ROOT, folder), LOCALE_CODES),
    ),
  );
  const versions: Record<string, string> = {};
  const errors: Error[] = [];
  const queue = [...wanted];
  let built = 0;

  async function work(): Promise<void> {
    for (let part = queue.shift(); part; part = queue.shift()) {
      const known = force ? null : await freshVersion(ROOT, dist, part, mode);
      if (known) {
        versions[part] = known;
        continue;
      }
      const from = performance.now();
      try {
        versions[part] = await buildPart({ root: ROOT, part, folder: folderOf(part), dist, mode });
        built += 1;
        report(`  built ${part} ${versions[part]} in ${seconds(from)}`);
      } catch (error) {
        errors.push(error as Error);
        report(`  ${part} does not build`);
      }
    }
  }

  await Promise.all([work(), work()]);
  if (errors.length > 0) throw new AggregateError(errors, errors.map((error) => error.message).join('\n\n'));
  await pointAtBuilt(dist, versions, report);
  report(
    built === 0
      ? 'Everything is built already.'
      : `Built ${built} of ${wanted.length} parts in ${seconds(started)}.`,
  );
  return versions;
}

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

function isWritten(part: string): boolean {
  return existsSync(path.join(ROOT, folderOf(part), part === 'shell' ? 'src/main.ts' : 'src/exposes/app.ts'));
}

function complain(part: string, report: (line: string) => void): false {
  report(`  ${part} has no source yet: left out`);
  return false;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' }, development: { type: 'boolean' }, dist: { type: 'string' } },
  });
  try {
    await build({
      parts: positionals.length > 0 ? positionals : PARTS,
      dist: values.dist,
      mode: values.development ? 'development' : 'production',
      force: values.force,
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
