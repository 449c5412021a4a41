import type { MouseEvent } from 'react';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { openSignUp } from '@rendezvous/domain/sign-up';
import type { Slots } from './slots.ts';

/**
 * Opens sign-up over the page, where there is room for a dialog. Answers false where the link shall lead to its page: on
 * smartphones, into a new tab, or when its remote is away (spec §2 Sign-up modal).
 */
export function opensSignUp(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey'>,
  slots: Pick<Slots, 'open'>,
): boolean {
  if (event.metaKey || event.ctrlKey || window.location.pathname === pathTo('signup')) return false;
  return openSignUp(slots.open, {});
}
