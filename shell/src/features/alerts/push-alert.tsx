import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Route } from '@rendezvous/contract/kernel/routes';
import { useLastOf } from '@rendezvous/bus/react';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { BELL } from '@rendezvous/ui/icons/objects/bell';
import { useFrameBus, useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { dismissNotice } from '#src/kernel/dismissals/dismissals.ts';
import { pushOffer } from '#src/kernel/push/push-offer.ts';
import { useStore } from '#src/lib/store.ts';
import { dueAlert } from './alert-rules.ts';
import { useDismissed } from '#src/kernel/dismissals/use-dismissed.ts';

/** Above the bottom bar, over the page: it comes late and moves nothing. */
const Place = styled.aside`
  position: fixed;
  inset: auto 16px calc(72px + env(safe-area-inset-bottom));
  z-index: ${theme.layer.bar};
  max-width: 560px;
  margin-inline: auto;
  border-radius: ${theme.radius.seam} ${theme.curve.c28} ${theme.curve.c28} ${theme.radius.seam};
  box-shadow: ${theme.shadow.modal};
  ${media.desktop} {
    inset: auto 24px 24px auto;
    margin: 0;
  }
`;

/** Offers push notifications when no other alert is due (spec §2 Push alert). */
export function PushAlert({ route }: { route: Route | null }) {
  const user = useFrameUser();
  const dismissed = useDismissed();
  const { offered, subscribe } = useStore(pushOffer);
  const signup = useLastOf(useFrameBus(), 'signup:progressed');
  const { run, busy } = useAct(() => subscribe());
  const signingUp = signup !== undefined && !signup.complete;
  if (!user || dueAlert({ route, user, dismissed, signingUp, pushOffered: offered }) !== 'push') return null;
  return (
    <Place data-alert="">
      <Alert
        tone="info"
        icon={BELL}
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
    </Place>
  );
}
