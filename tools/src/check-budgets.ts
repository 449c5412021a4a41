import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, type Check, type Finding } from './lib/check.ts';
import { builtRemote, builtShell, firstScreenBytes } from './lib/dist.ts';
import { ROOT } from './lib/workspace.ts';

/** Brotli kilobytes: the shell by itself, a remote's first screen beyond it, the lander beyond it. */
const SHELL_LIMIT = 110;
const REMOTE_LIMIT = 30;
const LANDER_LIMIT = 60;

const dist = join(ROOT, 'dist');
const file = 'tools/src/check-budgets.ts';
const within = (what: string, bytes: number, limit: number): Finding[] => {
  const size = (bytes / 1024).toFixed(1);
  console.log(`  ${what}: ${size} of ${limit} KB`);
  return bytes <= limit * 1024 ? [] : [`${what} weighs ${size} KB brotli, its budget is ${limit} KB`];
};

const remoteLimits = { members: REMOTE_LIMIT, chat: REMOTE_LIMIT, payments: REMOTE_LIMIT, signup: REMOTE_LIMIT, landers: LANDER_LIMIT };

const checks: Check[] = [
  { title: `the shell is within ${SHELL_LIMIT} KB`, file, run: () => within('shell', firstScreenBytes(builtShell(dist)), SHELL_LIMIT) },
  ...Object.entries(remoteLimits).map(([name, limit]) => ({
    title: `the first screen of ${name} is within ${limit} KB`,
    file,
    run: () => within(name, firstScreenBytes(builtRemote(dist, name)), limit),
  })),
];

if (!existsSync(dist)) throw new Error('nothing has been built (npm run build)');
await runChecks('budgets', checks);
