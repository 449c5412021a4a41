import { FormattedMessage } from 'react-intl';
import { useAct } from '@rendezvous/domain/forms/use-act';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { BELL } from '@rendezvous/ui/icons/objects/bell';
import { dismissalKey, dismissNotice } from '#src/kernel/dismissals/dismissals.ts';
import { pushOffer } from '#src/kernel/push/push-offer.ts';
import { useStore } from '#src/lib/store.ts';

/** Offers push notifications, turned on by a press (spec §2 Push alert). */
export function PushAlert({ user }: { user: User }) {
  const { subscribe } = useStore(pushOffer);
  const { run, busy } = useAct(() => subscribe());
  return (
    <Alert
      tone="info"
      icon={BELL}
      dismissal={dismissalKey(user.id, 'push')}
      onDismiss={() => dismissNotice(user.id, 'push')}
      action={
        <Button tone="outline" size="s" loading={busy} onClick={() => void run()}>
          <FormattedMessage id="frame.alert.pushOn" defaultMessage="Turn on" />
        </Button>
      }
    >
      <FormattedMessage
        id="frame.alert.push"
        defaultMessage="Get notified of new messages and likes, with names and words hidden."
      />
    </Alert>
  );
}
