import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALE_CODES } from '@rendezvous/contract/locales';
import { readJson } from '../lib/workspace.ts';
import type { Catalogue } from './catalogue.ts';

/** Modules of the API whose exports hold sentences by language: defaults of settings, and the demonstration's landing page. */
const BY_LOCALE = ['shared/contract/src/settings-texts.ts', 'api/seed/texts/lander-texts.ts'] as const;

/** Sentences that are data and not in any catalogue, by language; their ids say where they stand. */
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
