import { defineRemote } from '@rendezvous/remote/define-remote';
import { ChatsScreen } from './chats-screen.tsx';

/** Conversations (spec §2 chats overview and chat view). One screen for all three routes: the list stays while chats change. */
export const remote = defineRemote({
  name: 'chat',
  screens: { chats: ChatsScreen, 'chats-id': ChatsScreen, 'members-id-chat': ChatsScreen },
  loadMessages: (locale) => import(`#messages/${locale}.json`),
});
