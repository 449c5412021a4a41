import { useIntl } from 'react-intl';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { useShell } from '@rendezvous/remote/react/hooks';
import { changeAccount } from '#src/lib/account/change-account.ts';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import type { Draft } from '../draft.ts';

/** Returns a function that says a change is saved, and offers to undo it. Undoing overwrites nothing that came later. */
export function useSaved(): (before: Partial<Draft>, after: User) => void {
  const intl = useIntl();
  const shell = useShell();
  const refuse = useRefusal();

  async function undo(before: Partial<Draft>, { profile: { version } }: User): Promise<void> {
    try {
      const user = await changeAccount({
        profile: before,
        ...(version !== undefined && { profile_version: version }),
      });
      shell.setUser(user);
      shell.toast({
        tone: 'ok',
        text: intl.formatMessage({ id: 'profile.undone', defaultMessage: 'Change undone' }),
      });
    } catch (refusal) {
      refuse(refusal);
    }
  }

  return (before, after) =>
    shell.toast({
      tone: 'ok',
      text: intl.formatMessage({ id: 'profile.saved', defaultMessage: 'Saved' }),
      action: {
        label: intl.formatMessage({ id: 'action.undo', defaultMessage: 'Undo' }),
        run: () => void undo(before, after),
      },
    });
}
