import { withLateWords } from '#src/lib/late-words.ts';
import { BlockedPage } from './blocked-page.tsx';

export const LateBlocked = withLateWords(BlockedPage);
