import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../lib/check.ts';
import type { TestResult } from '../lib/report.ts';

/** One row of docs/coverage.tsv: a statement of the specification, in our own words, and the test that proves it. */
export interface CoverageRow {
  statement: string;
  ask: string;
  test: string;
}

const HEADER = 'statement\task\ttest';

/** Reads docs/coverage.tsv; a malformed line throws with its number. */
export function readCoverage(root: string): CoverageRow[] {
  const [header, ...lines] = readLines(join(root, 'docs/coverage.tsv'));
  if (header !== HEADER)
    throw new Error(`docs/coverage.tsv must begin with "${HEADER.replaceAll('\t', '<tab>')}"`);
  return lines.map((line, index) => {
    const [statement, ask, test, ...rest] = line.split('\t');
    if (!statement || !ask || !test || rest.length)
      throw new Error(`docs/coverage.tsv:${index + 2} has not three cells`);
    return { statement, ask, test };
  });
}

/** Ids of all statements there are (docs/statements.txt keeps the numbers, not the sentences). */
export function readStatements(root: string): string[] {
  return readLines(join(root, 'docs/statements.txt'));
}

function readLines(file: string): string[] {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim())
    : [];
}

/** Statement ids a test title is tagged with: `[4.011] [2.003] a fact` gives two. */
export function tagsOf(title: string): string[] {
  return [...title.matchAll(/\[(\d+\.\d{3})\]/g)].map(([, id]) => id!);
}

/** Rows that name no statement, no file, or stand there twice. */
export function tableFindings(
  rows: readonly CoverageRow[],
  statements: readonly string[],
  root: string,
): Finding[] {
  const known = new Set(statements);
  const seen = new Set<string>();
  return rows.flatMap(({ statement, test }) => {
    const findings: Finding[] = [];
    const key = `${statement} ${test}`;
    if (!known.has(statement)) findings.push(`${statement} is no statement`);
    if (!existsSync(join(root, test))) findings.push(`${statement}: there is no file ${test}`);
    if (seen.has(key)) findings.push(`${statement} names ${test} twice`);
    seen.add(key);
    return findings;
  });
}

/** Test files and tags in their titles that name no statement. */
export function tagFindings(statements: readonly string[], root: string): Finding[] {
  const known = new Set(statements);
  const skip = new Set(['node_modules', 'dist', '.cache', '.data']);
  const files = globSync('{shell,mfe-*,shared,api,e2e}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => skip.has(name),
  });
  return files.sort().flatMap((file) =>
    tagsOf(readFileSync(join(root, file), 'utf8'))
      .filter((id) => !known.has(id))
      .map((id) => `${file}: [${id}] is no statement`),
  );
}

/** Rows whose test file reported no passing test with the row's tag. */
export function unprovenFindings(rows: readonly CoverageRow[], results: readonly TestResult[]): Finding[] {
  const proven = new Set(
    results
      .filter(({ status }) => status === 'passed')
      .flatMap(({ title, file }) => tagsOf(title).map((id) => `${id} ${file}`)),
  );
  return rows
    .filter(({ statement, test }) => !proven.has(`${statement} ${test}`))
    .map(({ statement, test }) => `[${statement}] has no passing test in ${test}`);
}
