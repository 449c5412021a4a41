import type { AlertName } from '@rendezvous/contract/routes';
import { useFrameUser } from '#src/app/frame-context.ts';
import { BonusBanner } from '#src/frame/bonus-banner.tsx';
import { WelcomeBanner } from '#src/frame/welcome-banner.tsx';
import { useOffers } from '#src/offers/use-offers.ts';
import { ActivationAlert } from './activation-alert.tsx';
import { AlertPlace } from './alert-place.tsx';
import { DisabledNotificationsAlert } from './disabled-notifications-alert.tsx';
import { PhotoAlert } from './photo-alert.tsx';
import type { Notices as Shown } from './use-notices.ts';

/** Alerts that stand in the page. The offer of push comes late and lies over it instead. */
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
