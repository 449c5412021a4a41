import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSettings, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Wrap } from '@rendezvous/ui/layout/page';
import { searchIsOpen } from '#src/lib/search-access.ts';
import { FictionalBand } from './components/fictional-band.tsx';
import { Hero } from './components/hero.tsx';
import { Nearby } from './components/nearby.tsx';
import { Prices } from './components/prices.tsx';

/** Home page: the service, members nearby, what is up this evening, prices, and fictional profiles (spec §2 home). */
export function HomeScreen({ evening }: { evening: ReactNode }) {
  const settings = useSettings();
  const user = useUser();
  useTitle(settings.index_title, settings.description);
  return (
    <>
      <Hero />
      {searchIsOpen(user, settings) && (
        <>
          <Nearby />
          <Evening>{evening}</Evening>
        </>
      )}
      <Prices />
      <FictionalBand />
    </>
  );
}

/** Room for what comes after the page. */
const Evening = styled(Wrap)`
  min-height: 150px;
  padding-block: ${theme.space.s4};
`;
