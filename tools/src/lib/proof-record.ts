import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

/** Writes `docs/proofs/<name>.json`: the result with commit, machine and seed. Gives the path. */
export function writeProof(name: string, seed: string, result: object): string {
  const file = join(ROOT, 'docs/proofs', `${name}.json`);
  mkdirSync(join(ROOT, 'docs/proofs'), { recursive: true });
  const record = {
    proof: name,
    at: new Date().toISOString(),
    commit: commit(),
    machine: machine(),
    seed,
    ...result,
  };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  return file;
}

/** The commit of the sources, and whether they have changed since. */
export function commit(): string {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':!docs/proofs') !== '';
  return git('rev-parse', 'HEAD') + (changed ? ' with uncommitted changes' : '');
}

/** The machine that this process runs on. */
export function machine(): object {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memory_gb: Math.round(totalmem() / 1024 ** 3),
    system: `${platform()} ${release()}`,
    node: process.versions.node,
  };
}
