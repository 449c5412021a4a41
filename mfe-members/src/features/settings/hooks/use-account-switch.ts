import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { UserPatch } from '@rendezvous/contract/resources/accounts/schemas';
import { useShell } from '@rendezvous/remote/react/hooks';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { changeAccount } from '#src/lib/account/change-account.ts';

/** One switch of the account, as the screen shows it. */
export interface AccountSwitch {
  on: boolean;
  set(on: boolean): void;
}

/**
 * Runs a switch of the account. It moves at the press and is saved at once; the last press wins. A refusal moves it back and
 * says why. A change from another tab arrives with the account.
 * @param saved what the account says
 * @param patchOf the one part of the account that the switch changes
 */
export function useAccountSwitch(saved: boolean, patchOf: (on: boolean) => UserPatch): AccountSwitch {
  const intl = useIntl();
  const shell = useShell();
  const refuse = useRefusal();
  const [shown, setShown] = useState<boolean | null>(null);
  const wanted = useRef<boolean | null>(null);

  // The account is the truth as soon as it has changed.
  useEffect(() => {
    if (wanted.current === null) setShown(null);
  }, [saved]);

  async function save(): Promise<void> {
    let sent = saved;
    try {
      while (wanted.current !== null && wanted.current !== sent) {
        const next = wanted.current;
        shell.setUser(await changeAccount(patchOf(next)));
        sent = next;
      }
      shell.toast({
        text: intl.formatMessage({ id: 'settings.saved', defaultMessage: 'Saved' }),
        tone: 'ok',
      });
    } catch (error) {
      setShown(null);
      refuse(error);
    } finally {
      wanted.current = null;
    }
  }

  return {
    on: shown ?? saved,
    set(on) {
      const busy = wanted.current !== null;
      wanted.current = on;
      setShown(on);
      if (!busy) void save();
    },
  };
}
