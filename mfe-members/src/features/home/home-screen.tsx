import { useSettings, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { searchIsOpen } from '#src/lib/search-access.ts';
import { FictionalBand } from './components/fictional-band.tsx';
import { Hero } from './components/hero.tsx';
import { Nearby } from './components/nearby.tsx';
import { Prices } from './components/prices.tsx';

/** Home page: the service, members nearby, prices, and fictional profiles (spec §2 home). */
export function HomeScreen() {
  const settings = useSettings();
  const user = useUser();
  useTitle(settings.index_title, settings.description);
  return (
    <>
      <Hero />
      {searchIsOpen(user, settings) && <Nearby />}
      <Prices />
      <FictionalBand />
    </>
  );
}
