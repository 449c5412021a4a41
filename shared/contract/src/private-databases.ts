/** Photos of chats that a member has picked and that have not gone out. */
export const CHAT_PHOTOS = 'rv.chat.photos';

/** Databases of the browser with what belongs to a member: the frame deletes them at log-out. */
export const PRIVATE_DATABASES = [CHAT_PHOTOS] as const;
