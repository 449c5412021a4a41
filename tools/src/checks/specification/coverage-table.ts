import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import type { TestResult } from '#src/lib/report.ts';
import { isProvenByRest } from '#src/test-run/plan.ts';
import { runsProduct } from './subject.ts';

/** One row of docs/coverage.tsv: a part of a statement, in our own words, and the test that proves it. */
export interface CoverageRow {
  statement: string;
  part: string;
  /** File of the test, or `open` where no test proves the part yet. */
  test: string;
  /** Words of the test's title that name this test alone; of an open part, what is missing. */
  title: string;
  /** What runs the test: `npm test`, `npm test` where a PostgreSQL server runs, or only `npm run test:all`. */
  run: Run;
}

export type Run = 'test' | 'postgres' | 'all';
const RUNS: readonly string[] = ['test', 'postgres', 'all'] satisfies Run[];

const HEADER = 'statement\tpart\ttest\ttitle\trun';
const OPEN = 'open';

/** Reads docs/coverage.tsv; a malformed line throws with its number. */
export function readCoverage(root: string): CoverageRow[] {
  const [header, ...lines] = readLines(join(root, 'docs/coverage.tsv'));
  if (header !== HEADER)
    throw new Error(`docs/coverage.tsv must begin with "${HEADER.replaceAll('\t', '<tab>')}"`);
  return lines.map((line, index) => {
    const [statement, part, test, title, run, ...rest] = line.split('\t');
    if (!statement || !part || !test || !title || !run || !RUNS.includes(run) || rest.length)
      throw new Error(
        `docs/coverage.tsv:${index + 2} has not five cells, the last of them ${RUNS.join(', ')}`,
      );
    return { statement, part, test, title, run: run as Run };
  });
}

/** Has this part no test yet? */
export const isOpen = ({ test }: CoverageRow): boolean => test === OPEN;

/** Statements by how much of them is proven: every part, some parts, or none. */
export interface Proven {
  whole: string[];
  partly: string[];
  none: string[];
}

/** A statement is whole when it has rows and none of them is open. */
export function provenStatements(rows: readonly CoverageRow[], statements: readonly string[]): Proven {
  const byStatement = Map.groupBy(rows, ({ statement }) => statement);
  const proven: Proven = { whole: [], partly: [], none: [] };
  for (const id of statements) {
    const parts = byStatement.get(id) ?? [];
    const open = parts.filter(isOpen).length;
    if (parts.length === open) proven.none.push(id);
    else proven[open ? 'partly' : 'whole'].push(id);
  }
  return proven;
}

/** Ids of all statements (docs/statements.txt has the numbers, not the sentences). */
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

/** Rows that name no statement, no file, a test that its file does not have, or a part twice; rows out of order. */
export function tableFindings(
  rows: readonly CoverageRow[],
  statements: readonly string[],
  root: string,
): Finding[] {
  const known = new Set(statements);
  const seen = new Set<string>();
  let former = '';
  return rows.flatMap((row) => {
    const { statement, part, test, title, run } = row;
    const findings: Finding[] = [];
    if (!isOpen(row) && run !== runOf(test))
      findings.push(`${statement}: the row of ${test} must end with "${runOf(test)}"`);
    const key = `${statement} ${part}`;
    if (!known.has(statement)) findings.push(`${statement} is no statement`);
    if (seen.has(key)) findings.push(`${statement} has the part "${part}" twice`);
    if (statement < former)
      findings.push(`${statement} is behind ${former}: rows are in the order of statements`);
    if (!isOpen(row)) {
      if (!existsSync(join(root, test))) findings.push(`${statement}: there is no file ${test}`);
      else if (!sourceOf(join(root, test)).includes(title))
        findings.push(`${statement}: ${test} has no test "${title}"`);
    }
    seen.add(key);
    former = statement;
    return findings;
  });
}

/** What runs a test file: tests of races need a PostgreSQL server. */
function runOf(test: string): Run {
  if (isProvenByRest(test)) return 'all';
  return test.startsWith('api/test/races/') ? 'postgres' : 'test';
}

/** Text of a test file with its quotation marks as a reporter prints them. */
function sourceOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\\(['"`])/g, '$1');
}

/** Test files of the table that run no code of the product. */
export function subjectFindings(rows: readonly CoverageRow[], root: string): Finding[] {
  const files = new Set(rows.filter((row) => !isOpen(row)).map(({ test }) => test));
  return [...files]
    .filter((file) => existsSync(join(root, file)))
    .filter((file) => !runsProduct(readFileSync(join(root, file), 'utf8'), file))
    .map((file) => `${file} compares constants only: a statement needs a test that runs the product`);
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

/**
 * Rows without a test of that title and tag in that file, or with one that did not pass. Open rows ask for none, nor do rows of what
 * did not run.
 */
export function unprovenFindings(
  rows: readonly CoverageRow[],
  results: readonly TestResult[],
  ran: readonly Run[],
): Finding[] {
  const byFile = Map.groupBy(results, ({ file }) => file);
  return rows
    .filter((row) => !isOpen(row) && ran.includes(row.run))
    .filter(({ statement, test, title }) => {
      const named = (byFile.get(test) ?? []).filter(
        (result) => tagsOf(result.title).includes(statement) && result.title.includes(title),
      );
      return named.length === 0 || named.some(({ status }) => status !== 'passed');
    })
    .map(
      ({ statement, part, test, title }) =>
        `[${statement}] ${part}: no passing test "${title}" with its tag in ${test}`,
    );
}
