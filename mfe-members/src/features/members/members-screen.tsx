import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { latePart } from '@rendezvous/remote/late-part';
import { useSettings, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Wrap } from '@rendezvous/ui/layout/page';
import { Ways as PlainWays } from '#src/lib/members/ways.tsx';
import { searchIsOpen } from '#src/lib/search-access.ts';
import { LockedSearch } from './components/locked-search.tsx';
import { SearchPage, type OtherPlaces } from './components/search-page.tsx';

/** The pair of tabs comes after the page, into the reserved room. */
const Ways = latePart(
  () =>
    import(/* webpackChunkName: "search-parts" */ '#src/lib/members/ways.tsx').then((module) => module.Ways),
  { missing: 'insist', afterHydration: true },
);

/** Search (spec §2 /members) for members, and for visitors within the site's setting. */
export function MembersScreen({ elsewhere }: { elsewhere: OtherPlaces }) {
  const intl = useIntl();
  const settings = useSettings();
  const user = useUser();
  useTitle(intl.formatMessage({ id: 'members.search', defaultMessage: 'Search members' }));
  if (!searchIsOpen(user, settings)) return <LockedSearch />;
  return (
    <>
      {user && (
        <Top>
          <Ways current="all" />
          <noscript>{typeof document === 'undefined' && <PlainWays current="all" />}</noscript>
        </Top>
      )}
      <SearchPage elsewhere={elsewhere} />
    </>
  );
}

/** The top bar has Tonight from 1200 px on. */
const Top = styled(Wrap)`
  min-height: 69px;
  padding-top: ${theme.space.s4};
  ${media.wide} {
    display: none;
  }
`;
