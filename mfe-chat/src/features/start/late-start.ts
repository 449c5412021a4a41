import { withLateWords } from '#src/lib/late-words.ts';
import { StartHere } from './start-here.tsx';

export const LateStart = withLateWords(StartHere);
