import { relative } from 'node:path/posix';
import { TOPICS, type DecisionRecord } from './read.ts';

/** The index of all decisions. */
export const INDEX = 'docs/decisions/README.md';

const HEAD = `# Decisions

Written by \`npm run write decisions\`; \`npm test\` fails when it is out of date.

A decision states its context, the decision and its consequence, in plain words. Its number is permanent. A new one gets the next free
number, goes into the folder of its topic, and starts with a front matter:

- \`status: in force\`: the code follows it. \`status: record\`: a finding or a comparison, without a rule for new code.
- \`status: superseded by NNN\`: another decision replaces it.
- \`merged: NNN, NNN\`: numbers of former decisions that it includes. References point to the decision that includes them.

A measurement in \`docs/measurements/<subject>\` is a record of its day and names its decision; the decision alone is a rule.
`;

/** The text of the index: one line per decision, then measurements and merged numbers. */
export function decisionsDocument(records: readonly DecisionRecord[]): string {
  const sections = TOPICS.map((topic) => section(titleOf(topic), linesOf(records, topic)));
  const merged = records
    .flatMap((record) => record.merged.map((number) => ({ number, record })))
    .toSorted((one, other) => one.number.localeCompare(other.number))
    .map(({ number, record }) => `- ${number}: ${linkOf(record)}`);
  return [
    HEAD,
    ...sections,
    section('Measurements', linesOf(records, 'measurements')),
    section('Merged numbers', merged),
  ].join('\n');
}

function linesOf(records: readonly DecisionRecord[], topic: string): string[] {
  return records
    .filter((record) => record.topic === topic)
    .map((record) => `- ${linkOf(record)} – ${record.status}`);
}

function linkOf({ number, title, file }: DecisionRecord): string {
  return `[${number} ${title}](${relative('docs/decisions', file)})`;
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.join('\n')}\n`;
}

function titleOf(topic: string): string {
  const words = topic.replaceAll('-', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}
