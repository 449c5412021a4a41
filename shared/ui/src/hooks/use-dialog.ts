import { useEffect, useRef, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { focusHeading, returnFocus } from '../focus.ts';

export interface DialogBehaviour {
  /** Called on Escape and on the platform's own way back. The dialog stays until the caller unmounts it. */
  onClose: () => void;
  /** False: Escape does nothing. */
  dismissible?: boolean;
  /** Id of a heading in the content that names the dialog; one that can have the focus gets it. */
  labelledBy?: string;
}

export interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Shows a `dialog` element as a modal one while its component is mounted. The focus returns to where it was. */
export function useDialog({ onClose, dismissible = true, labelledBy }: DialogBehaviour): DialogProps {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = ref.current;
    const before = document.activeElement;
    element?.showModal();
    // Content that brings its heading starts there; the first control may be the way out.
    if (labelledBy !== undefined) focusHeading(labelledBy);
    return () => {
      element?.close();
      returnFocus(before);
    };
  }, [labelledBy]);

  return {
    ref,
    onCancel(event) {
      event.preventDefault();
      if (dismissible) onClose();
    },
    // Browsers close on a second Escape despite `cancel`; only preventing the key stops that.
    onKeyDown(event) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      if (dismissible) onClose();
    },
  };
}
