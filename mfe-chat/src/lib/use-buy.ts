import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import type { SlotProps } from '@rendezvous/contract/composition/slots';
import { useShell, useUser } from '@rendezvous/remote/react/hooks';
import { useHalf } from './halves/use-half.ts';
import { wayBack } from './way-back.ts';

/** Opens the buy alert about a conversation; without the payments remote, opens its page instead. */
export function useBuy(
  chat: ChatResponse,
): (reason: SlotProps['buy-alert']['reason'], needed?: number) => void {
  const shell = useShell();
  const navigate = useNavigate();
  const paid = useUser()?.paid_user ?? false;
  const [half] = useHalf();
  return useCallback(
    (reason, needed) => {
      if (!shell.openSlot('buy-alert', { reason, needed, back: wayBack(chat, half) }))
        void navigate(pathTo(paid ? 'credits' : 'premium'));
    },
    [shell, navigate, paid, chat, half],
  );
}
