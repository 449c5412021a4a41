import { lateWords } from '@rendezvous/remote/late-words';
import { withWords } from '@rendezvous/remote/react/with-words';
import { WithdrawLink as Link } from './withdraw-link.tsx';
import { Withdrawal as Step } from './withdrawal.tsx';

/** Words of withdrawing, which no first screen says (`lateMessages` of package.json). */
const words = lateWords(
  (locale) => import(/* webpackChunkName: "late-[request]" */ `#messages/late/${locale}.json`),
);

export const WithdrawLink = withWords(Link, words);
export const Withdrawal = withWords(Step, words);
