import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One address whose parameters sqlmap tries. */
export interface Target {
  name: string;
  url: string;
  method?: 'GET' | 'POST' | 'PUT';
  /** JSON; sqlmap tries each of its values. */
  body?: string;
  headers: Readonly<Record<string, string>>;
}

/** What sqlmap made of a target. */
export interface Attempt {
  target: string;
  requests: number;
  /** How many answers had each status: a refusal at the door, such as 429, tries nothing behind it. */
  statuses: Readonly<Record<string, number>>;
  /** Injectable parameters. */
  injectable: string[];
  /** It came to its end within the time. */
  complete: boolean;
  seconds: number;
}

/** @throws with the line that installs sqlmap when it is missing: a proof does not change the machine */
export function needSqlmap(program = 'sqlmap'): void {
  if (spawnSync(program, ['--version']).error)
    throw new Error('sqlmap is missing; install it: apt-get install sqlmap, or brew install sqlmap');
}

/** Answers that are a refusal of the value, and no fault of the target. */
const REFUSALS = '400,401,402,403,404,409,413,415,422,423,429';

function wordsOf({ url, method = 'GET', body, headers }: Target, folder: string): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const what = ['-u', url, '--method', method, '--headers', lines.join('\n')];
  const how =
    '--batch --flush-session --drop-set-cookie --disable-coloring --skip-waf --dbms PostgreSQL --level 2 --risk 2 --technique BEUSTQ --time-sec 2 --threads 1';
  const rest = `--ignore-code ${REFUSALS} --skip cookie,user-agent,referer,host --output-dir ${folder} -t ${join(folder, 'traffic.txt')}`;
  return [...what, ...(body === undefined ? [] : ['--data', body]), ...how.split(' '), ...rest.split(' ')];
}

/** Parameters that the output names as injectable. */
export function injectableIn(output: string): string[] {
  const named = [...output.matchAll(/^Parameter: (.+?) \(/gm)].map((found) => found[1]!);
  return [...new Set(named)];
}

/** Statuses of the answers in the traffic that sqlmap wrote down, each with its number. */
export function statusesIn(traffic: string): Record<string, number> {
  const statuses: Record<string, number> = {};
  for (const [, status = ''] of traffic.matchAll(/^HTTP response \[#\d+\] \((\d{3})/gm))
    statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

/** Did sqlmap test the target, and come to its end? */
export const isComplete = (output: string): boolean =>
  /all tested parameters do not appear to be injectable|identified the following injection point/.test(
    output,
  );

/** Runs sqlmap against a target for so many seconds at most. */
export async function attack(target: Target, patience: number): Promise<Attempt> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-sqlmap-'));
  const began = performance.now();
  const child = spawn('sqlmap', wordsOf(target, folder), { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const timer = setTimeout(() => child.kill('SIGINT'), patience * 1000);
  await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  clearTimeout(timer);
  const traffic = readFileSync(join(folder, 'traffic.txt'), 'utf8');
  rmSync(folder, { recursive: true });
  return {
    target: target.name,
    requests: traffic.match(/^HTTP request \[#/gm)?.length ?? 0,
    statuses: statusesIn(traffic),
    injectable: injectableIn(output),
    complete: isComplete(output),
    seconds: Math.round((performance.now() - began) / 1000),
  };
}
