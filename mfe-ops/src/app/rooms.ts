import { lateWords } from '@rendezvous/remote/late-words';
import { lazyScreen } from '@rendezvous/remote/lazy-screen';
import { withWords } from '@rendezvous/remote/react/with-words';
import { account } from '#src/features/account/room.ts';
import { audit } from '#src/features/audit/room.ts';
import { complaints } from '#src/features/complaints/room.ts';
import { discounts } from '#src/features/discounts/room.ts';
import { leaving } from '#src/features/leaving/room.ts';
import { members } from '#src/features/members/room.ts';
import { money } from '#src/features/money/room.ts';
import { operators } from '#src/features/operators/room.ts';
import { reports } from '#src/features/reports/room.ts';
import { review } from '#src/features/review/room.ts';
import { settings } from '#src/features/settings/room.ts';
import type { Room } from '#src/lib/room.ts';

/** Words of the rooms (`lateMessages` of package.json): the log-in does not carry them. */
const roomWords = lateWords(
  (locale) => import(/* webpackChunkName: "late-[request]" */ `#messages/late/${locale}.json`),
);

/** Every room, in the order of the rail. A new one is its folder and its line here. */
const ALL: readonly Room[] = [
  members,
  review,
  reports,
  complaints,
  money,
  discounts,
  settings,
  leaving,
  operators,
  audit,
  account,
];

export const ROOMS = ALL.map(({ load, ...room }) => ({
  ...room,
  Screen: lazyScreen(() => load().then((Screen) => withWords(Screen, roomWords))),
}));

export type OpenRoom = (typeof ROOMS)[number];
