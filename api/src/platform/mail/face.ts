export { type Addressee, type Composing, type Letter, composeMail, mailLink } from './letter.ts';
export { forgetReceivers } from './receiver-repository.ts';
export { sendMail } from './service.ts';
export { type Unsubscription, readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';
