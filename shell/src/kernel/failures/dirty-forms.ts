type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const touched = new Set<Control>();

/** Remembers every control somebody has put something into. Returns the way to stop. */
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

/** Would a reload lose what somebody has typed or chosen? A control that is gone, or empty again, holds nothing. */
export function hasDirtyForm(): boolean {
  for (const control of touched) if (!control.isConnected) touched.delete(control);
  return [...touched].some((control) => control.value !== '');
}
