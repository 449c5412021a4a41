import { watch } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { compileMessages } from '#src/build/compile-messages.ts';
import type { News } from './news.ts';

/** An editor may write a file in several steps. */
const SETTLED_MS = 50;

/** Compiles the catalogues of these packages now, and each edited one again; notifies the page of either. */
export async function watchCatalogues(folders: Readonly<Record<string, string>>, news: News): Promise<void> {
  await Promise.all(Object.values(folders).map((folder) => compileMessages(folder, LOCALE_CODES)));
  for (const folder of Object.values(folders)) {
    const edited = new Set<string>();
    let timer: NodeJS.Timeout | undefined;
    watch(path.join(folder, 'lang'), (_, file) => {
      if (!file?.endsWith('.json')) return;
      edited.add(path.basename(file, '.json'));
      clearTimeout(timer);
      timer = setTimeout(() => void compileAgain(folder, edited, news), SETTLED_MS);
    });
  }
}

async function compileAgain(folder: string, edited: Set<string>, news: News): Promise<void> {
  const locales = [...edited];
  edited.clear();
  try {
    await compileMessages(folder, locales);
    for (const locale of locales) news.publish('catalogue', { locale });
  } catch (error) {
    console.error((error as Error).message);
    news.publish('invalid', { message: (error as Error).message });
  }
}
