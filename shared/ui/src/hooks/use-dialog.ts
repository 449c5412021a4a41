import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { focusHeading, returnFocus } from '../focus.ts';

export interface DialogBehaviour {
  /** Called on Escape and on Back. The dialog stays until the caller unmounts it. */
  onClose: () => void;
  /** False: Escape and Back leave it open. */
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

  // A phone's Back closes what is open, and the page stays. Browsers without this event leave the page.
  const close = useEffectEvent((event: NavigateEvent) => {
    const { navigationType, cancelable, destination, userInitiated } = event;
    const isBack = destination.index < (navigation.currentEntry?.index ?? 0);
    // Of two dialogs the upper one has the focus.
    const upper = document.activeElement?.closest('dialog') ?? ref.current;
    if (navigationType !== 'traverse' || !cancelable || !userInitiated || !isBack || upper !== ref.current)
      return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    if (!dismissible || !('navigation' in window)) return;
    const { navigation } = window;
    navigation.addEventListener('navigate', close);
    return () => navigation.removeEventListener('navigate', close);
  }, [dismissible]);

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
