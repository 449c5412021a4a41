import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of decisions, in the order of the index. */
export const TOPICS = [
  'architecture',
  'delivery',
  'money',
  'people-and-law',
  'performance',
  'tests',
] as const;

/** One decision or measurement, as its file declares it. Fields that the file lacks are empty. */
export interface DecisionRecord {
  file: string;
  /** Folder below `docs/decisions`, or `measurements`. */
  topic: string;
  number: string;
  title: string;
  /** `in force`, `record` or `superseded by NNN`. */
  status: string;
  /** Numbers of former decisions that this one includes. */
  merged: string[];
}

const FILE = /^docs\/(?:decisions\/([a-z-]+)|(measurements)\/[a-z-]+)\/(\d{3})-[a-z0-9-]+\.md$/;

/** Decisions and measurements of `docs`, ordered by number. */
export function readDecisions(root: string): DecisionRecord[] {
  return readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .flatMap((path) => {
      const file = `docs/${path}`;
      const match = FILE.exec(file);
      if (!match) return [];
      const text = readFileSync(join(root, file), 'utf8');
      return [{ file, topic: match[1] ?? match[2]!, number: match[3]!, ...declarationOf(text) }];
    })
    .toSorted((one, other) => one.number.localeCompare(other.number));
}

function declarationOf(text: string): Pick<DecisionRecord, 'title' | 'status' | 'merged'> {
  const front = /^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '';
  const field = (name: string): string => new RegExp(`^${name}: *(.*)$`, 'm').exec(front)?.[1]?.trim() ?? '';
  return {
    title: /^# (.*)$/m.exec(text)?.[1]?.replace(/^\d{3} /, '') ?? '',
    status: field('status'),
    merged: field('merged').split(/, */).filter(Boolean),
  };
}
