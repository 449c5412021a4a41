import { useEffect, useRef, useState, type RefObject } from 'react';

export interface OpenedForm {
  isOpen: boolean;
  /** Give it to the button that opens the form: the focus returns there. */
  opener: RefObject<HTMLButtonElement | null>;
  open(): void;
  close(): void;
}

/** A form that a press opens in place. The focus goes to its first field, and back to the button when it closes. */
export function useOpenedForm(form: RefObject<HTMLFormElement | null>): OpenedForm {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (isOpen) form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
    else opener.current?.focus();
  }, [isOpen, form]);
  const set = (next: boolean) => () => {
    pressed.current = true;
    setOpen(next);
  };
  return { isOpen, opener, open: set(true), close: set(false) };
}
