import { useEffect, useRef, useState, type RefObject } from 'react';

export interface OpenedForm {
  isOpen: boolean;
  /** Give it to the button that opens the form: the focus returns there. */
  opener: RefObject<HTMLButtonElement | null>;
  open(): void;
  close(): void;
}

/** Elements that a form can begin with. */
const FIELD = 'input:not([hidden]), textarea, select, button[aria-pressed]';

/** The first field of a form; of radio buttons the chosen one, as with the Tab key. */
function firstField(form: HTMLFormElement | null): HTMLElement | null {
  const first = form?.querySelector<HTMLElement>(FIELD) ?? null;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const group = form?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [];
  return [...group].find(({ name, checked }) => name === first.name && checked) ?? first;
}

/** A form that a press opens in place. The focus goes to its first field, and back to the button when it closes. */
export function useOpenedForm(form: RefObject<HTMLFormElement | null>): OpenedForm {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (isOpen) firstField(form.current)?.focus();
    else opener.current?.focus();
  }, [isOpen, form]);
  const set = (next: boolean) => () => {
    pressed.current = true;
    setOpen(next);
  };
  return { isOpen, opener, open: set(true), close: set(false) };
}
