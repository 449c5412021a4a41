import { defineRemote } from '@rendezvous/remote/define-remote';
import { lazyScreen } from '@rendezvous/remote/lazy-screen';
import { HomeScreen } from '#src/features/home/home-screen.tsx';
import { MemberScreen } from '#src/features/member/member-screen.tsx';
import { MembersScreen } from '#src/features/members/members-screen.tsx';
import { withDialogs } from './with-dialogs.tsx';

/** The first screens come with the remote; what follows later loads when it is asked for. */
const likes = lazyScreen(() =>
  import('#src/features/likes/likes-screen.tsx').then(({ LikesScreen }) => withDialogs(LikesScreen)),
);
const match = lazyScreen(() =>
  import('#src/features/likes/match-screen.tsx').then(({ MatchScreen }) => withDialogs(MatchScreen)),
);

/** Home, search, profiles and likes (spec §2 Members). */
export const remote = defineRemote({
  name: 'members',
  screens: {
    index: withDialogs(HomeScreen),
    members: withDialogs(MembersScreen),
    'members-id': withDialogs(MemberScreen),
    likes,
    'likes-type': likes,
    'likes-m-id': match,
  },
  slots: {
    'match-modal': lazyScreen(() =>
      import('#src/features/match/match-modal.tsx').then(({ MatchModal }) => MatchModal),
    ),
  },
  loadMessages: (locale) => import(`#messages/${locale}.json`),
});
