import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionsDocument, INDEX } from '#src/generate/decisions/document.ts';
import { readDecisions, TOPICS, type DecisionRecord } from '#src/generate/decisions/read.ts';
import type { Finding } from '#src/lib/check.ts';

const TEXT = /\.(tsx?|cjs|mjs|js|md|tsv|json)$/;

/** "decision 036", "decisions 036 and 093", "decisions/048". */
const CITED = /\bdecisions?[ /]((?:\d{3}(?!\d)(?:, | and | or |–)?)+)/gi;

/**
 * Decisions with a missing or unknown status, topic, number or title, a pointer to nothing, citations of numbers that no
 * decision has, and an index that is out of date.
 */
export function decisionFindings(root: string, files: readonly string[]): Finding[] {
  const records = readDecisions(root);
  const decisions = records.filter(({ topic }) => topic !== 'measurements');
  const numbers = new Set(decisions.map(({ number }) => number));
  return [
    ...placeFindings(files, records),
    ...records.flatMap((record) => recordFindings(root, record, numbers)),
    ...numberFindings(decisions),
    ...citationFindings(root, files, decisions),
    ...indexFindings(root, records),
  ];
}

/** Files that are in no topic folder, or have no number. */
function placeFindings(files: readonly string[], records: readonly DecisionRecord[]): Finding[] {
  const known = new Set(
    records.filter(({ topic }) => [...TOPICS, 'measurements'].includes(topic)).map(({ file }) => file),
  );
  return files
    .filter((file) => /^docs\/(decisions|measurements)\//.test(file) && file !== INDEX && !known.has(file))
    .map(
      (file) =>
        `${file} is no docs/decisions/<topic>/NNN-title.md (topics: ${TOPICS.join(', ')}) and no docs/measurements/<subject>/NNN-title.md`,
    );
}

function recordFindings(root: string, record: DecisionRecord, numbers: ReadonlySet<string>): Finding[] {
  const { file, number, status, topic } = record;
  const findings: Finding[] = [];
  const heading = `# ${number} `;
  if (!readFileSync(join(root, file), 'utf8').includes(`\n${heading}`))
    findings.push(`${file} has no heading "${heading}…"`);
  const successor = /^superseded by (\d{3})$/.exec(status)?.[1];
  if (!status) findings.push(`${file} has no status`);
  else if (successor && (!numbers.has(successor) || successor === number))
    findings.push(`${file} is superseded by ${successor}, which does not exist`);
  else if (!successor && !(topic === 'measurements' ? ['record'] : ['in force', 'record']).includes(status))
    findings.push(`${file} has the unknown status "${status}"`);
  return findings;
}

/** Numbers that two decisions have, or that are merged into two of them. */
function numberFindings(decisions: readonly DecisionRecord[]): Finding[] {
  const owners = new Map<string, string>();
  return decisions.flatMap(({ file, number, merged }) =>
    [number, ...merged].flatMap((one) => {
      const owner = owners.get(one);
      owners.set(one, file);
      return owner ? [`${file} has the number ${one}, as ${owner} does`] : [];
    }),
  );
}

function citationFindings(
  root: string,
  files: readonly string[],
  decisions: readonly DecisionRecord[],
): Finding[] {
  const numbers = new Set(decisions.map(({ number }) => number));
  const survivors = new Map(
    decisions.flatMap(({ number, merged }) => merged.map((one) => [one, number] as const)),
  );
  return files
    .filter(
      (file) => TEXT.test(file) && file !== 'package-lock.json' && !/(^|\/)decisions\.test\.ts$/.test(file),
    )
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(CITED)]
        .flatMap(([, list]) => list!.match(/\d{3}/g) ?? [])
        .filter((number) => !numbers.has(number))
        .map((number) =>
          survivors.has(number)
            ? `${file} cites decision ${number}, which is merged into ${survivors.get(number)}`
            : `${file} cites decision ${number}, which does not exist`,
        ),
    );
}

function indexFindings(root: string, records: readonly DecisionRecord[]): Finding[] {
  const path = join(root, INDEX);
  return existsSync(path) && readFileSync(path, 'utf8') === decisionsDocument(records)
    ? []
    : [`${INDEX} is out of date: run "npm run write decisions"`];
}
