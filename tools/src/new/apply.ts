import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from '#src/lib/formatted.ts';
import { UsageError, type Insertion, type Plan } from './plan.ts';
import { translated, withTexts, type Given } from './texts.ts';

/**
 * Writes a plan into the repository at `root`: all of it, or nothing when a place is missing or a file exists.
 * @returns every file written, those that scripts derive included
 */
export async function apply(root: string, plan: Plan, given: Given): Promise<string[]> {
  const written = new Map<string, string>();
  const read = (file: string): string =>
    written.get(file) ??
    (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');

  for (const [file, text] of Object.entries(plan.files)) {
    if (existsSync(path.join(root, file))) throw new UsageError(`${file} exists`);
    written.set(file, text);
  }
  for (const insertion of plan.insertions)
    written.set(insertion.file, inserted(read(insertion.file), insertion));
  for (const { file, from, to } of plan.replacements) {
    if (!read(file).includes(from)) throw new UsageError(`${file} has no place for it`);
    written.set(
      file,
      read(file).replace(from, () => to),
    );
  }
  for (const [folder, english] of Object.entries(plan.texts))
    for (const [locale, texts] of Object.entries(translated(english, given))) {
      const file = `${folder}/${locale}.json`;
      written.set(file, withTexts(read(file), texts));
    }

  const all = await Promise.all(
    [...written].map(async ([file, text]) => [file, await pretty(file, text)] as const),
  );
  for (const [file, text] of all) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const derived = plan.derive.flatMap((script) => filesDerivedBy(path.join(root, 'tools/src', script)));
  return [...new Set([...written.keys(), ...derived])].sort();
}

/** Runs a generator, which prints the files that it has changed. */
function filesDerivedBy(script: string): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
}

function inserted(source: string, { file, text, before, after }: Insertion): string {
  const anchor = before ?? after ?? '';
  const parts = source.split(anchor);
  if (anchor === '' || parts.length !== 2) throw new UsageError(`${file} has no single "${anchor.trim()}"`);
  if (source.includes(text)) throw new UsageError(`${file} has it already: ${text.trim()}`);
  return before === undefined ? parts.join(`${anchor}${text}`) : parts.join(`${text}${anchor}`);
}

/** Kinds of files that the formatter knows. */
const FORMATTED = /\.(tsx?|jsx?|[cm]js|json|md)$/;

async function pretty(file: string, text: string): Promise<string> {
  return FORMATTED.test(file) && !file.endsWith('package-lock.json') ? formatted(file, text) : text;
}
