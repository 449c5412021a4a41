import { useIntl } from 'react-intl';
import { useSettings, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { searchIsOpen } from '#src/lib/search-access.ts';
import { LockedSearch } from './components/locked-search.tsx';
import { SearchPage, type OtherPlaces } from './components/search-page.tsx';

/** Search (spec §2 /members) for members, and for visitors within the site's setting. */
export function MembersScreen({ elsewhere }: { elsewhere: OtherPlaces }) {
  const intl = useIntl();
  const settings = useSettings();
  const user = useUser();
  useTitle(intl.formatMessage({ id: 'members.title.page', defaultMessage: 'Search members' }));
  return searchIsOpen(user, settings) ? <SearchPage elsewhere={elsewhere} /> : <LockedSearch />;
}
