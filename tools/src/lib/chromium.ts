import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Ways of the usual package managers to install Chromium, tried in this order; each only when it is there. */
const PACKAGE_MANAGERS: readonly (readonly string[])[] = [
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ['dnf', 'install', '-y', 'chromium'],
  ['apk', 'add', 'chromium'],
  ['pacman', '-S', '--noconfirm', 'chromium'],
];

const ADVICE =
  'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to its program, ' +
  'e.g. CHROMIUM_PATH=/usr/bin/chromium npm test';

/** Path of a Chromium that starts: CHROMIUM_PATH, then the system's, then Playwright's own; undefined when there is none. */
function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return starts(chosen) ? chosen : undefined;
  return [...SYSTEM, playwrightsOwn()].find((path) => path !== undefined && starts(path));
}

/** Like `findChromium`, but installs one when there is none. Throws with one line of advice when that fails too. */
export function needChromium(log: (line: string) => void): string {
  const found = findChromium() ?? installWithPlaywright(log) ?? installWithSystem(log);
  if (!found) throw new Error(ADVICE);
  return found;
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function installWithPlaywright(log: (line: string) => void): string | undefined {
  log('No Chromium found; downloading the one Playwright brings (about 170 MB)');
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  const withSystemLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  spawnSync(process.execPath, [cli, 'install', ...withSystemLibraries, 'chromium'], {
    stdio: 'inherit',
    timeout: 600_000,
  });
  return findChromium();
}

function installWithSystem(log: (line: string) => void): string | undefined {
  for (const [command, ...words] of PACKAGE_MANAGERS) {
    if (spawnSync(command!, ['--version']).error) continue;
    log(`Installing Chromium with ${command}`);
    if (command === 'apt-get') spawnSync(command, ['update'], { stdio: 'inherit', timeout: 300_000 });
    spawnSync(command!, words, {
      stdio: 'inherit',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const found = findChromium();
    if (found) return found;
  }
  return undefined;
}
