import type { Locale } from '@rendezvous/contract/kernel/locales';
import { late } from '@rendezvous/remote/late';
import { loadCatalogue } from '#src/kernel/language/catalogues.ts';

/** What is said while the catalogue itself is missing: it cannot come from there. */
const WORDS: Readonly<Record<Locale, readonly [text: string, reload: string]>> = {
  en: ['This page didn’t load completely.', 'Reload the page'],
  nl: ['Deze pagina is niet volledig geladen.', 'Pagina opnieuw laden'],
  de: ['Diese Seite wurde nicht vollständig geladen.', 'Seite neu laden'],
  fr: ['Cette page ne s’est pas chargée entièrement.', 'Recharger la page'],
  es: ['Esta página no se ha cargado por completo.', 'Volver a cargar la página'],
  it: ['Questa pagina non si è caricata del tutto.', 'Ricarica la pagina'],
  pl: ['Ta strona nie wczytała się w całości.', 'Wczytaj stronę ponownie'],
};

/** Shows above the page that it is not complete, with a button to load it again. Returns the function that removes the note. */
function showNotice(locale: Locale, reload: () => void): () => void {
  const [text, label] = WORDS[locale];
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', reload);
  notice.append(`${text} `, button);
  document.body.prepend(notice);
  return () => notice.remove();
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
    const stop = showNotice(locale, reload);
    await words.insist();
    stop();
  }
}
