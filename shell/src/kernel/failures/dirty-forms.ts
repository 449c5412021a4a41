type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const touched = new Set<Control>();

/** Remembers every changed control. Returns a function that stops it. */
export function watchForms(root: Document = document): () => void {
  const handleInput = ({ target }: Event) => {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      touched.add(target);
  };
  root.addEventListener('input', handleInput, true);
  return () => {
    root.removeEventListener('input', handleInput, true);
    touched.clear();
  };
}

/** Would a reload lose typed or chosen values? A removed or emptied control has none. */
export function hasDirtyForm(): boolean {
  for (const control of touched) if (!control.isConnected) touched.delete(control);
  return [...touched].some((control) => control.value !== '');
}
