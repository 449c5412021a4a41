import { useState, type ReactNode } from 'react';
import { latePart } from '@rendezvous/remote/late-part';
import { useFrameUser } from '#src/kernel/frame/frame-context.ts';

const RepeatOrderRow = latePart<{ close: () => void }>(
  () => import(/* webpackChunkName: "repeat-order" */ './repeat-order.tsx').then((m) => m.RepeatOrderRow),
  { missing: 'insist' },
);

/** Put on a menu's button: tells that somebody reaches for it, by pointer, finger or keyboard. */
export interface ReachHandlers {
  onPointerEnter: () => void;
  onFocus: () => void;
}

/** The link to the order a paying member can repeat; looked for once the account menu is first reached for. */
export function useLateRepeatOrder(): { reach: ReachHandlers; row: (close: () => void) => ReactNode } {
  const [reached, setReached] = useState(false);
  const paying = useFrameUser()?.paid_user ?? false;
  const handleReach = () => setReached(true);
  return {
    reach: { onPointerEnter: handleReach, onFocus: handleReach },
    row: (close) => reached && paying && <RepeatOrderRow close={close} />,
  };
}
