import { defineRemote } from '@rendezvous/remote/define-remote';
import { lazyScreen } from '@rendezvous/remote/lazy-screen';

const chats = lazyScreen(() =>
  import(/* webpackChunkName: "screen.chats.chats-id.members-id-chat" */ './chats-screen.tsx').then(
    ({ ChatsScreen }) => ChatsScreen,
  ),
);

/** Conversations, gifts and icebreakers (spec §2 chats overview and chat view). One screen for all three routes: the list stays while chats change. */
export const remote = defineRemote({
  name: 'chat',
  screens: { chats, 'chats-id': chats, 'members-id-chat': chats },
  slots: {
    gift: lazyScreen(() =>
      import(/* webpackChunkName: "dialogs" */ '#src/features/gift/gift-slot.ts').then(
        ({ GiftSlot }) => GiftSlot,
      ),
    ),
    icebreaker: lazyScreen(() =>
      import(/* webpackChunkName: "dialogs" */ '#src/features/icebreaker/icebreaker-slot.ts').then(
        ({ IcebreakerSlot }) => IcebreakerSlot,
      ),
    ),
  },
  loadMessages: (locale) => import(/* webpackExclude: /late/ */ `#messages/${locale}.json`),
});
