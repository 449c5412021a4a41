import { useIntl } from 'react-intl';
import { rereadCalls } from '@rendezvous/api-client/cache';
import { READ_BLOCKED_MEMBERS } from '@rendezvous/contract/resources/blocks/calls';
import { READ_MEMBER, SEARCH_MEMBERS, SUGGEST_MEMBERS } from '@rendezvous/contract/resources/members/calls';
import type { ContactCard } from '@rendezvous/contract/resources/members/schemas';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { useShell } from '@rendezvous/remote/react/hooks';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { blockAgain, unblock } from '../api/get-blocked.ts';

/** Ends the block of a member and offers to block again; what a block hides is read again. `onDone` runs once the list is. */
export function useUnblock({ id, name }: Pick<ContactCard, 'id' | 'name'>, onDone: () => void) {
  const intl = useIntl();
  const shell = useShell();
  const refuse = useRefusal();

  const reread = () =>
    Promise.all([
      rereadCalls(READ_BLOCKED_MEMBERS, READ_MEMBER, SEARCH_MEMBERS, SUGGEST_MEMBERS),
      shell.refresh('likes', 'chats'),
    ]);
  const undo = () => void blockAgain(id).then(reread, refuse);

  return useAct(() => unblock(id), {
    async onDone() {
      shell.toast({
        text: intl.formatMessage(
          { id: 'settings.blocked.undone', defaultMessage: '{name} is no longer blocked.' },
          { name },
        ),
        tone: 'ok',
        action: {
          label: intl.formatMessage({ id: 'action.undo', defaultMessage: 'Undo' }),
          run: undo,
        },
      });
      await reread();
      onDone();
    },
    onRefused: refuse,
  });
}
