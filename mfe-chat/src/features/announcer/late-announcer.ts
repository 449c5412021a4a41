import { withLateWords } from '#src/lib/late-words.ts';
import { Announcer } from './announcer.tsx';

export const LateAnnouncer = withLateWords(Announcer);
