import { withLateWords } from '#src/lib/late-words.ts';
import { Guide } from './guide.tsx';

export const LateGuide = withLateWords(Guide);
