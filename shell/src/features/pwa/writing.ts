const TEXT_TYPES = new Set(['text', 'search', 'email', 'tel', 'url', 'password', 'number']);

/** Words typed into a field; empty for other fields. */
function wordsIn(field: EventTarget | null): string {
  if (field instanceof HTMLTextAreaElement) return field.value;
  if (field instanceof HTMLInputElement) return TEXT_TYPES.has(field.type) ? field.value : '';
  return field instanceof HTMLElement && field.isContentEditable ? (field.textContent ?? '') : '';
}

/** Tracks typing. The answer says whether words typed since then would be lost if the page went now. */
export function watchWriting(page: Document): () => boolean {
  const fields = new Set<EventTarget>();
  page.addEventListener('input', ({ target }) => target && fields.add(target), true);
  return () => [...fields].some((field) => (field as Node).isConnected && wordsIn(field) !== '');
}
