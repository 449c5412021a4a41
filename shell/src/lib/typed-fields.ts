type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (field: FormField): boolean => field.type !== 'hidden' && field.type !== 'file';

/** Fields of a screen, each under what it is called and its number among those. */
function fieldsOf(root: Element): Map<string, FormField> {
  const known = new Map<string, FormField>();
  for (const field of root.querySelectorAll<FormField>('input[name], textarea[name], select[name]')) {
    const name = `${field.type} ${field.name} ${field.type === 'radio' ? field.value : ''}`;
    let number = 0;
    while (known.has(name + number)) number += 1;
    if (isTyped(field)) known.set(name + number, field);
  }
  return known;
}

const isChoice = (field: FormField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Sets a value as a person would: React learns of it by the event. */
function setValue(field: FormField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Remembers what is typed or filled into the fields of the server's HTML. Hydration that fails, as it does beside the nodes of a password
 * manager, draws them again and empty.
 * @returns writes the values into the fields that are there now
 */
export function rememberFields(root: Element): () => void {
  // A try to adopt a field may empty it: what it had counts, unless more was typed meanwhile.
  const before = [...fieldsOf(root)].map(([name, field]) => {
    const { value } = field;
    return { name, field, value, isChosen: isChoice(field) && field.checked };
  });
  return () => {
    const now = fieldsOf(root);
    for (const { name, field: old, value, isChosen } of before) {
      const field = now.get(name);
      if (!field || field === old) continue;
      const typed = old.value || value;
      if (isChoice(field)) {
        if (isChosen && !field.checked) field.click();
      } else if (typed !== '' && field.value !== typed) setValue(field, typed);
    }
  };
}
