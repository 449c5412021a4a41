import { withWords } from '@rendezvous/remote/react/with-words';
import { lateWords } from '#src/lib/late-words.ts';
import { History as WholeHistory } from '../history/history.tsx';
import { WithdrawLink as Link } from './withdraw-link.tsx';
import { WithdrawRow as Row } from './withdraw-row.tsx';
import { Withdrawal as Step } from './withdrawal.tsx';

export const WithdrawLink = withWords(Link, lateWords);
export const WithdrawRow = withWords(Row, lateWords);
export const History = withWords(WholeHistory, lateWords);
export const Withdrawal = withWords(Step, lateWords);
