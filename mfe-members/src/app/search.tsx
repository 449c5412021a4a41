import { latePart } from '@rendezvous/remote/late-part';
import { MembersScreen } from '#src/features/members/members-screen.tsx';
import { withDialogs } from './with-dialogs.tsx';

/** Without its code the search is complete. */
const OtherPlaces = latePart(
  () =>
    import(/* webpackChunkName: "search-parts" */ '#src/features/elsewhere/other-places.tsx').then(
      (module) => module.OtherPlaces,
    ),
  { missing: () => null, afterHydration: true },
);

/** The search, with the sections of people from elsewhere below it. */
export const Search = withDialogs(() => <MembersScreen elsewhere={OtherPlaces} />);
