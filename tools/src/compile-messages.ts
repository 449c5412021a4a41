import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';

/**
 * Compiles `<package>/lang/<locale>.json` (ICU text by id) to `<package>/.messages/<locale>.json` (parsed, so that no
 * parser is shipped). Throws with package, language and id when a text is not valid ICU. Files that stay the same keep
 * their time stamps. Packages without `lang` get one empty catalogue per language, so that builds need no special case.
 */
export async function compileMessages(packageFolder: string, locales: readonly string[]): Promise<void> {
  const from = path.join(packageFolder, 'lang');
  const to = path.join(packageFolder, '.messages');
  const present = existsSync(from) ? await readdir(from) : [];
  await mkdir(to, { recursive: true });
  for (const locale of locales) {
    const file = `${locale}.json`;
    const texts = present.includes(file)
      ? (JSON.parse(await readFile(path.join(from, file), 'utf8')) as Record<string, string>)
      : {};
    const compiled = JSON.stringify(compileCatalogue(texts, `${packageFolder} ${file}`));
    const target = path.join(to, file);
    if (existsSync(target) && (await readFile(target, 'utf8')) === compiled) continue;
    // Several builds may compile at once: a reader sees the whole old file or the whole new one.
    await writeFile(`${target}.${process.pid}`, compiled);
    await rename(`${target}.${process.pid}`, target);
  }
}

function compileCatalogue(texts: Record<string, string>, where: string): Record<string, unknown> {
  const compiled: Record<string, unknown> = {};
  for (const id of Object.keys(texts).sort()) {
    try {
      compiled[id] = parse(texts[id]!, { captureLocation: false });
    } catch (error) {
      throw new Error(`${where}: "${id}" is no valid message: ${(error as Error).message}`, { cause: error });
    }
  }
  return compiled;
}
