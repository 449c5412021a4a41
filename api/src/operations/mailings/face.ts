export { mailingCauses } from './causes.ts';
export { newsLetter, offerLetter } from './letter.ts';
export { resumeMailings } from './send.ts';
export { listMailings, orderMailing, retireMailing, settleMailings } from './service.ts';
