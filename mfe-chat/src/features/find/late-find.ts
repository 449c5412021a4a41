import { withLateWords } from '#src/lib/late-words.ts';
import { FindChats } from './find-chats.tsx';

export const LateFind = withLateWords(FindChats);
