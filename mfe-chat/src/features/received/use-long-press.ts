import { useEffect, useState, type RefObject } from 'react';

/** Shorter than the press that selects words, which ends the touch for the page. */
const PRESS_MS = 400;

/** Was the element's parent pressed long with a finger? Ends with the next press elsewhere. */
export function useLongPress(ref: RefObject<HTMLElement | null>): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const around = ref.current?.parentElement;
    if (!around) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const start = ({ pointerType, target }: PointerEvent) => {
      stop();
      const isInside = target instanceof Node && around.contains(target);
      if (!isInside) return setPressed(false);
      if (pointerType !== 'mouse') timer = setTimeout(() => setPressed(true), PRESS_MS);
    };
    document.addEventListener('pointerdown', start);
    document.addEventListener('pointerup', stop);
    document.addEventListener('pointercancel', stop);
    return () => {
      stop();
      document.removeEventListener('pointerdown', start);
      document.removeEventListener('pointerup', stop);
      document.removeEventListener('pointercancel', stop);
    };
  }, [ref]);
  return isPressed;
}
