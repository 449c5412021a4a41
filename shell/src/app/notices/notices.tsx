import { useFrameUser } from '#src/kernel/frame/frame-context.ts';
import { BonusBanner } from '#src/features/offers/bonus-banner.tsx';
import { WelcomeBanner } from '#src/features/offers/welcome-banner.tsx';
import { useOffers } from '#src/features/offers/use-offers.ts';
import { Alerts } from './alerts.tsx';
import type { Notices as Shown } from './use-notices.ts';

/** The banner and the alerts that are due. */
export function Notices({ banner, alerts }: Shown) {
  const user = useFrameUser();
  const { bonus, welcome } = useOffers();
  return (
    <>
      {banner === 'bonus' && bonus && <BonusBanner bonus={bonus} />}
      {banner === 'welcome' && welcome && <WelcomeBanner welcome={welcome} />}
      {user && alerts.length > 0 && <Alerts names={alerts} user={user} />}
    </>
  );
}
