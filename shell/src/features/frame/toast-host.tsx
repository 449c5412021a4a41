import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { catchFocus, isFocusLost } from '@rendezvous/ui/focus';
import { Toast } from '@rendezvous/ui/feedback/toast';
import { media } from '@rendezvous/theme/media';
import { useLastOf } from '@rendezvous/bus/react';
import { useFrame, useFrameBus } from '#src/kernel/frame/frame-context.ts';

const SHOWN_S = 6;

/** In the top layer, so that it lies above dialogs as well. */
const Place = styled.div`
  inset: auto 0 calc(80px + env(safe-area-inset-bottom));
  width: max-content;
  max-width: min(560px, calc(100vw - 32px));
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  ${media.desktop} {
    inset: auto 0 24px;
  }
`;

/** The newest short message, for its time or until its act is chosen. */
export function ToastHost() {
  const { toasts } = useFrame();
  const toast = useLastOf(useFrameBus(), 'toast:changed');
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    // The message went with the focus in it: what was used before has it again.
    if (before.current instanceof HTMLElement) catchFocus(before.current);
    before.current = null;
    if (!toast) return;
    const at = document.activeElement;
    // Its act is the next stop of the keyboard after what was pressed.
    place.current?.showPopover(isFocusLost(at) ? {} : { source: at as HTMLElement });
    const timer = setTimeout(() => toasts.dismiss(toast.id), (toast.seconds ?? SHOWN_S) * 1000);
    return () => clearTimeout(timer);
  }, [toast, toasts]);
  if (!toast) return null;
  const { id, text, action } = toast;
  const act = action && {
    label: action.label,
    run: () => {
      action.run();
      toasts.dismiss(id);
    },
  };
  return (
    <Place
      key={id}
      ref={place}
      popover="manual"
      onFocus={({ relatedTarget }) => void (before.current ??= relatedTarget)}
    >
      <Toast action={act}>{text}</Toast>
    </Place>
  );
}
