import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '@rendezvous/contract/settings/table';
import type { Finding } from '#src/lib/check.ts';

/** Settings that no source of the product reads, with the reason. */
const UNREAD: Readonly<Record<string, string>> = {};

const PRODUCT = /^(api|shell|mfe-[\w-]+|shared\/(?!testing)[\w-]+)\/src\/(?!test\/).*(?<!\.test)\.tsx?$/;
/** The table itself and what derives from it. */
const TABLE =
  /^shared\/contract\/src\/settings\/(absent-settings|public-settings|schemas|table|texts|values)\.ts$/;

/** Settings that no source reads, and listed exceptions that a source does read. `source` is the text of all sources. */
export function unreadSettings(
  keys: readonly string[],
  source: string,
  exceptions: Readonly<Record<string, string>> = UNREAD,
): Finding[] {
  const words = new Set(source.match(/\w+/g));
  return [
    ...keys
      .filter((key) => !words.has(key) && !(key in exceptions))
      .map((key) => `the setting ${key} has no reader: use it, or remove it from the table`),
    ...Object.keys(exceptions)
      .filter((key) => words.has(key) || !keys.includes(key))
      .map((key) => `the setting ${key} is listed as unread and is read, or not in the table`),
  ];
}

export function readerFindings(root: string, files: readonly string[]): Finding[] {
  const source = files
    .filter((file) => PRODUCT.test(file) && !TABLE.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  return unreadSettings(Object.keys(SETTINGS), source);
}
