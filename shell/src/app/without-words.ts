import { INCOMPLETE_ID } from '@rendezvous/contract/composition/page';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import { late } from '@rendezvous/remote/late';
import { loadCatalogue } from '#src/kernel/language/catalogues.ts';

/** Shows the note that the server has put into the page, with a button to load it again. Returns the function that removes the note. */
function showNotice(reload: () => void): () => void {
  const template = document.getElementById(INCOMPLETE_ID) as HTMLTemplateElement | null;
  const note = template?.content.firstElementChild?.cloneNode(true) as Element | undefined;
  if (!note) return () => undefined;
  note.querySelector('button')!.addEventListener('click', reload);
  document.body.prepend(note);
  return () => note.remove();
}

/**
 * Loads the page's words, without which the frame cannot start. When their file is missing, or hangs, the page says so
 * above the server's HTML, whose links work by themselves, and goes on asking.
 */
export async function loadFirstWords(
  locale: Locale,
  load: (locale: Locale) => Promise<unknown> = loadCatalogue,
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  const words = late(() => load(locale));
  try {
    await words.load();
  } catch {
    const stop = showNotice(reload);
    await words.insist();
    stop();
  }
}
