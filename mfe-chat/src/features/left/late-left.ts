import { withLateWords } from '#src/lib/late-words.ts';
import { CharactersLeft } from './characters-left.tsx';

export const LateLeft = withLateWords(CharactersLeft);
