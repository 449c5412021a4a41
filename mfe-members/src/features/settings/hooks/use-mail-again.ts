import { useIntl } from 'react-intl';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { useShell } from '@rendezvous/remote/react/hooks';
import { focusHeading } from '@rendezvous/ui/focus';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { changeAccount } from '#src/lib/account/change-account.ts';

/** Switches notifications on once more, which asks for mails again, and says that they come. */
export function useMailAgain() {
  const intl = useIntl();
  const shell = useShell();
  const refuse = useRefusal();
  return useAct(changeAccount, {
    onDone(user) {
      shell.setUser(user);
      shell.toast({
        tone: 'ok',
        text: intl.formatMessage({
          id: 'settings.paused.back',
          defaultMessage: 'You get our e-mails again.',
        }),
      });
      // The pressed button has gone with its notice.
      focusHeading('notifications');
    },
    onRefused: refuse,
  });
}
