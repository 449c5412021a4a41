import { join } from 'node:path';
import type { Finding } from '#src/lib/check.ts';
import { readSyntax } from '#src/lib/syntax.ts';
import { isTestFile, sourceFiles } from '#src/lib/workspace.ts';
import type { Catalogue } from './catalogue.ts';

/** What sources say about message ids: those written out, and the beginnings of those put together. */
export interface Usage {
  ids: Set<string>;
  heads: Set<string>;
}

/** Reads every id-like string and every template beginning of the product's sources in `folders`. */
export function readUsage(root: string, folders: readonly string[]): Usage {
  const usage: Usage = { ids: new Set(), heads: new Set() };
  const files = folders.flatMap((folder) => sourceFiles(folder, root)).filter((file) => !isTestFile(file));
  for (const file of files) {
    const { strings, templateHeads } = readSyntax(join(root, file));
    for (const text of strings) if (/^[\w-]+(\.[\w-]+)+\.?$/.test(text)) usage.ids.add(text);
    for (const head of templateHeads) if (/^[\w-]+(\.[\w-]+)*\.$/.test(head)) usage.heads.add(head);
  }
  return usage;
}

/** Texts no source asks for. */
export function unusedFindings(english: Catalogue, { ids, heads }: Usage): Finding[] {
  const isUsed = (id: string): boolean => ids.has(id) || [...heads].some((head) => id.startsWith(head));
  return Object.keys(english)
    .filter((id) => !isUsed(id))
    .map((id) => `${id} is used nowhere`);
}

/** One text as `formatjs extract` found it in a source. */
export interface Extracted {
  id: string;
  defaultMessage?: string | undefined;
}

/** Defaults beside the use that differ from the English catalogue, and ids in neither catalogue. */
export function defaultFindings(used: readonly Extracted[], own: Catalogue, common: Catalogue): Finding[] {
  return used.flatMap(({ id, defaultMessage }) => {
    const text = own[id] ?? common[id];
    if (text === undefined) return [`${id} is in no catalogue`];
    if (defaultMessage === undefined) return [`${id} has no default text beside its use`];
    return normal(text) === normal(defaultMessage)
      ? []
      : [`${id} says "${defaultMessage}" in the source and "${text}" in en.json`];
  });
}

/** Ids in a package's own catalogue and in the common one: two homes for one text. */
export function doubledFindings(own: Catalogue, common: Catalogue): Finding[] {
  return Object.keys(own)
    .filter((id) => id in common)
    .map((id) => `${id} is in shared/i18n as well`);
}

function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
