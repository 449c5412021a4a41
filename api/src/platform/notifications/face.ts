export { recheckStuckMail } from './mail.ts';
export {
  endConversation as conversationOpened,
  findNotifications,
  forgetNotifications,
  lastNotified,
} from './repository.ts';
export { type Notify, createNotify, noNotify, notifyAll } from './service.ts';
