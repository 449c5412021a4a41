import { defineRemote } from '@rendezvous/remote/define-remote';
import { lazyScreen } from '@rendezvous/remote/lazy-screen';
import { index } from './index-screen.ts';
import { withDialogs } from './with-dialogs.tsx';

/** Each screen is a chunk named by its routes, so a page fetches its own screen only. */
const members = lazyScreen(() =>
  import(/* webpackChunkName: "screen.members" */ './search.tsx').then(({ Search }) => Search),
);
const member = lazyScreen(() =>
  import(/* webpackChunkName: "screen.members-id" */ '#src/features/member/member-screen.tsx').then(
    ({ MemberScreen }) => withDialogs(MemberScreen),
  ),
);
const likes = lazyScreen(() =>
  import(/* webpackChunkName: "screen.likes.likes-type.likes-m-id" */ './likes.ts').then(
    ({ Likes }) => Likes,
  ),
);
const match = lazyScreen(() =>
  import(
    /* webpackChunkName: "screen.likes.likes-type.likes-m-id" */ '#src/features/likes/match-screen.tsx'
  ).then(({ MatchScreen }) => withDialogs(MatchScreen)),
);

const settings = lazyScreen(() =>
  import(/* webpackChunkName: "screen.notifications" */ './settings.tsx').then(({ Settings }) => Settings),
);

const profile = lazyScreen(() =>
  import(/* webpackChunkName: "screen.profile" */ './profile.tsx').then(({ Profile }) => Profile),
);

const swipe = lazyScreen(() =>
  import(/* webpackChunkName: "screen.swipe-game" */ './swipe.ts').then(({ Swipe }) => Swipe),
);

const matchFinder = lazyScreen(() =>
  import(/* webpackChunkName: "screen.match-finder" */ './match-finder.ts').then(
    (module) => module.MatchFinder,
  ),
);

/** Home, search, profiles, likes, swipe game, match finder, settings and own profile (spec §2 Members). */
export const remote = defineRemote({
  name: 'members',
  screens: {
    index,
    members,
    'members-id': member,
    likes,
    'likes-type': likes,
    'likes-m-id': match,
    notifications: settings,
    profile,
    'swipe-game': swipe,
    'match-finder': matchFinder,
  },
  slots: {
    'match-modal': lazyScreen(() => import('./match-modal.ts').then(({ MatchModal }) => MatchModal)),
    report: lazyScreen(() =>
      import(/* webpackChunkName: "safety" */ './safety.ts').then(({ Report }) => Report),
    ),
  },
  loadMessages: (locale) => import(/* webpackExclude: /late/ */ `#messages/${locale}.json`),
});
