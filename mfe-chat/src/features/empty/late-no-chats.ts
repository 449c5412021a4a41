import { withLateWords } from '#src/lib/late-words.ts';
import { NoChats } from './no-chats.tsx';

export const LateNoChats = withLateWords(NoChats);
