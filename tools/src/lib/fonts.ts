import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { FONT_FILES } from '@rendezvous/theme/font-files';
import { ROOT } from './workspace.ts';

/** Files with the product's texts in one language. */
const TEXTS = ['{shell,mfe-*}/lang', 'shared/*/lang', 'api/data/pages/*'];

/** Font files, from the root, that a browser loads for all texts of the product in this language. */
export function fontsOf(locale: Locale): string[] {
  const texts = TEXTS.flatMap((folder) => globSync(`${folder}/${locale}.json`, { cwd: ROOT }));
  const characters = new Set(texts.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8')]));
  return FONT_FILES.filter(({ range }) => [...characters].some((one) => isInRange(range, one))).map(
    ({ file }) => `shared/theme/fonts/${file}.woff2`,
  );
}

/** Bytes of these files together. */
export function bytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(join(ROOT, file)).size, 0);
}

/** Does a `unicode-range` of CSS name this character? */
export function isInRange(range: string, character: string): boolean {
  const code = character.codePointAt(0)!;
  return range.split(',').some((part) => {
    const [from, to = from] = part.slice('U+'.length).split('-');
    return parseInt(from!, 16) <= code && code <= parseInt(to!, 16);
  });
}
