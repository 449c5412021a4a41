import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { readJson } from '#src/lib/workspace.ts';
import type { Catalogue } from './catalogue.ts';

/** Modules of the API that export sentences by language: defaults of settings, and the demonstration's landing page. */
const BY_LOCALE = ['shared/contract/src/settings/texts.ts', 'api/seed/texts/lander-texts.ts'] as const;

/** Sentences that are data and not in any catalogue, by language; their ids name their place. */
export async function readDataTexts(root: string): Promise<(readonly [locale: string, texts: Catalogue])[]> {
  const modules = await Promise.all(
    BY_LOCALE.map(async (file) => [file, await load(join(root, file))] as const),
  );
  const abouts = LOCALE_CODES.map(async (locale) => {
    const file = `api/seed/texts/about-${locale}.ts`;
    return [locale, flatten(file, await load(join(root, file)))] as const;
  });
  const local = LOCALE_CODES.map((locale) => {
    const texts = modules.flatMap(([file, exports]) =>
      Object.entries(exports).flatMap(([name, value]) => {
        const own = (value as Record<string, unknown>)[locale];
        return own === undefined ? [] : Object.entries(flatten(`${file} ${name}`, own));
      }),
    );
    return [locale, Object.fromEntries(texts)] as const;
  });
  return [...local, ...(await Promise.all(abouts))];
}

/** Sentences of the pages that are data (terms, questions, …) in one language. */
export function readPageTexts(root: string, locale: string): Catalogue {
  const files = globSync(`api/data/pages/*/${locale}.json`, { cwd: root });
  return Object.assign({}, ...files.map((file) => flatten(file, readJson(join(root, file))))) as Catalogue;
}

/** Keys of a page whose values are no words. */
const FIXED = new Set(['type', 'id', 'when', 'to', 'updated_at', 'level', 'ordered', 'numbered']);

/** Words of a value of a page, its stretches put together, parts of a list or table one after the other. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const isSentence = value.some((part) => typeof part === 'string' && /^\s|\s$/u.test(part));
    return value
      .map(wordsOf)
      .filter(Boolean)
      .join(isSentence ? '' : ' | ');
  }
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([key]) => !FIXED.has(key))
    .map(([, part]) => wordsOf(part))
    .filter(Boolean)
    .join(' | ');
}

/** Facts and labels with dots in their names mean words; ICU knows no such names. */
const DOTTED = /\{[a-z_]+\.[\w.]+\}/g;

/** Words of the links to own screens in the English pages, by page and target; links to addresses are words of their own. */
export function readPageLinks(root: string): Catalogue {
  const files = globSync('api/data/pages/*/en.json', { cwd: root }).toSorted();
  return Object.fromEntries(
    files.flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(/"link":\s*"([^"]+)",\s*"to":\s*"(\/[^"]*)"/gu),
      ].map(([, words, to], index) => [`${file.split('/').at(-2)!} ${to!} (${index + 1})`, words!] as const),
    ),
  );
}

interface PageFile {
  title: string;
  description: string;
  body: { id?: string }[];
}

/**
 * Pages in one language as messages, one per block: `faq#likes` is the block with that anchor, `faq#likes.2` the second
 * one below it, so that a block more elsewhere moves no name.
 */
export function readPageBlocks(root: string, locale: string): Catalogue {
  const files = globSync(`api/data/pages/*/${locale}.json`, { cwd: root }).toSorted();
  const texts = files.flatMap((file) => {
    const { title, description, body } = readJson<PageFile>(join(root, file));
    return blockTexts(file.split('/').at(-2)!, title, description, body);
  });
  return Object.fromEntries(texts.map(([id, text]) => [id, text.replaceAll(DOTTED, '{word}')]));
}

function blockTexts(
  slug: string,
  title: string,
  description: string,
  body: PageFile['body'],
): [string, string][] {
  let anchor = '';
  let below = 0;
  const blocks = body.map((block): [string, string] => {
    if (block.id) [anchor, below] = [block.id, 0];
    else below += 1;
    return [`${slug}#${anchor}${block.id ? '' : `.${below}`}`, wordsOf(block)];
  });
  return [[`${slug}#title`, title], [`${slug}#description`, description], ...blocks];
}

async function load(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}

/** Every string inside a value, by its way there. */
function flatten(path: string, value: unknown): Catalogue {
  if (typeof value === 'string') return { [path]: value };
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => Object.entries(flatten(`${path}.${key}`, inner))),
  );
}
