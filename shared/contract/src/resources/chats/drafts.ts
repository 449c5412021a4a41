/** Entry of a tab's storage with the messages that its member has begun to write; the frame removes it at log-out. */
export const CHAT_DRAFTS = 'rv.chat.drafts';
