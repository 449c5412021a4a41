import { useState, type ReactNode } from 'react';
import { wayTo } from '@rendezvous/contract/kernel/routes';
import { latePart } from '@rendezvous/remote/late-part';
import { useFrameSettings, useFrameUser } from '#src/kernel/frame/frame-context.ts';

const RepeatOrderRow = latePart<{ to: string; close: () => void }>(
  () => import(/* webpackChunkName: "repeat-order" */ './repeat-order.tsx').then((m) => m.RepeatOrderRow),
  { missing: 'insist' },
);

/** Handlers for a menu's button: report a pointer, finger or keyboard focus on it. */
export interface ReachHandlers {
  onPointerEnter: () => void;
  onFocus: () => void;
}

/** The link to the order a paying member can repeat; looked for once the account menu is first reached for. */
export function useLateRepeatOrder(): { reach: ReachHandlers; row: (close: () => void) => ReactNode } {
  const [reached, setReached] = useState(false);
  const paying = useFrameUser()?.paid_user ?? false;
  const way = wayTo('credits-repeat-order', useFrameSettings().capabilities);
  const handleReach = () => setReached(true);
  return {
    reach: { onPointerEnter: handleReach, onFocus: handleReach },
    row: (close) => reached && paying && way && <RepeatOrderRow to={way} close={close} />,
  };
}
