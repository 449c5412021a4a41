/** Database of the browser with the photos of chats that a member has picked and that are not sent; the frame deletes it at log-out. */
export const CHAT_PHOTOS = 'rv.chat.photos';
