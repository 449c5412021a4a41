import { SLOT_OWNERS } from '@rendezvous/contract/composition/slots';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import { useStore } from '#src/lib/store.ts';
import { FilledSlot } from '#src/features/slots/filled-slot.tsx';
import type { Asked, OpenSlot } from '#src/kernel/modals/modals.ts';
import { OwnModal } from './own-modal.tsx';

const isSlot = (asked: Asked): asked is OpenSlot => asked.name in SLOT_OWNERS;

/**
 * Shows the modal whose turn it is, a slot or one of the frame's own. Each is the platform's modal dialog: focus stays in it
 * and goes back on closing, the page behind is inert.
 */
export function ModalHost() {
  const asked = useStore(useFrame().modals.current);
  if (!asked) return null;
  return isSlot(asked) ? (
    <FilledSlot key={asked.name} slot={asked} />
  ) : (
    <OwnModal key={asked.name} asked={asked} />
  );
}
