import { useAct } from '@rendezvous/domain/forms/use-act';
import { useShell, useUser } from '@rendezvous/remote/react/hooks';
import { changeAccount } from '#src/lib/account/change-account.ts';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { draftOf } from '../draft.ts';
import { useSaved } from './use-saved.ts';

/** Removes the half sentence at a place, and offers to undo it. */
export function useRemoveHalf(onDone: () => void) {
  const shell = useShell();
  const refuse = useRefusal();
  const announceSaved = useSaved();
  const { profile } = useUser()!;
  const { half_prompts } = draftOf(profile);
  return useAct(
    (index: number) =>
      changeAccount({
        profile: { half_prompts: half_prompts.toSpliced(index, 1) },
        ...(profile.version !== undefined && { profile_version: profile.version }),
      }),
    {
      onDone(user) {
        shell.setUser(user);
        announceSaved({ half_prompts }, user);
        onDone();
      },
      onRefused(error) {
        refuse(error);
        if (error.code === 'profile_changed') void shell.refresh('user');
      },
    },
  );
}
