import { withLateWords } from '#src/lib/late-words.ts';
import { Unsent } from './unsent.tsx';

export const LateUnsent = withLateWords(Unsent);
