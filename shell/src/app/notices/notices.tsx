import type { AlertName } from '@rendezvous/contract/kernel/routes';
import { useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { BonusBanner } from '#src/features/offers/bonus-banner.tsx';
import { WelcomeBanner } from '#src/features/offers/welcome-banner.tsx';
import { useOffers } from '#src/features/offers/use-offers.ts';
import { ActivationAlert } from '#src/features/alerts/activation-alert.tsx';
import { AlertPlace } from '#src/features/alerts/alert-place.tsx';
import { DisabledNotificationsAlert } from '#src/features/alerts/disabled-notifications-alert.tsx';
import { PhotoAlert } from '#src/features/alerts/photo-alert.tsx';
import type { Notices as Shown } from './use-notices.ts';

/** Alerts inside the page. The offer of push comes late and lies over it instead. */
const ALERTS: Partial<Record<AlertName, typeof PhotoAlert>> = {
  activation: ActivationAlert,
  disabledNotifications: DisabledNotificationsAlert,
  photo: PhotoAlert,
};

/** The banner and the alert that are due. */
export function Notices({ banner, alert }: Shown) {
  const user = useFrameUser();
  const { bonus, welcome } = useOffers();
  const ShownAlert = alert && ALERTS[alert];
  return (
    <>
      {banner === 'bonus' && bonus && <BonusBanner bonus={bonus} />}
      {banner === 'welcome' && welcome && <WelcomeBanner welcome={welcome} />}
      {ShownAlert && user && (
        <AlertPlace>
          <ShownAlert key={alert} user={user} />
        </AlertPlace>
      )}
    </>
  );
}
