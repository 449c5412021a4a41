import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '#src/lib/workspace.ts';

const FOLDER = join(ROOT, '.cache/bench-next');
const PORT = 4391;

/** The card list as a page of Next that is rendered for each request: the same members, pictures and words. */
const page = (cards: string): string => `
const dynamic = 'force-dynamic';
const cards = ${cards};
export default function Page() {
  return <main><h1>Members</h1><ul>{cards.map((card) => (
    <li key={card.id}><a href={'/members/' + card.id}><img src={card.photo} alt="" width="300" height="400" />
      <h2>{card.name}, {card.age}</h2><p>{card.city}, {card.region}</p></a><button>Like {card.name}</button></li>))}</ul></main>;
}`;
const LAYOUT = `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`;

export interface NextServer {
  url: string;
  pid: number;
  version: string;
  stop(): void;
}

/** Installs Next's newest into a scratch folder, builds an equal card list and serves it. Rejects where that is not possible. */
export async function startNext(cards: object[]): Promise<NextServer> {
  mkdirSync(join(FOLDER, 'app'), { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{"name":"bench-next","private":true}');
  writeFileSync(join(FOLDER, 'app/layout.jsx'), LAYOUT);
  writeFileSync(join(FOLDER, 'app/page.jsx'), page(JSON.stringify(cards)));
  const run = { cwd: FOLDER, stdio: 'pipe', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } } as const;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', 'next', 'react', 'react-dom'], {
    ...run,
    timeout: 300_000,
  });
  const cli = join(FOLDER, 'node_modules/next/dist/bin/next');
  execFileSync(process.execPath, [cli, 'build'], { ...run, timeout: 300_000 });
  const child = spawn(process.execPath, [cli, 'start', '-p', String(PORT), '-H', '127.0.0.1'], {
    ...run,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${PORT}/`;
  for (let wait = 0; wait < 300; wait += 1) {
    if ((await fetch(url).catch(() => null))?.ok) break;
    await sleep(100);
  }
  const { version } = JSON.parse(readFileSync(join(FOLDER, 'node_modules/next/package.json'), 'utf8')) as {
    version: string;
  };
  return { url, pid: child.pid!, version, stop: () => void child.kill('SIGTERM') };
}
