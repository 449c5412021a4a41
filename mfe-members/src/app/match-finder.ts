import { MatchFinderScreen } from '#src/features/finder/match-finder-screen.tsx';
import { withOwnWords } from './with-own-words.ts';

export const MatchFinder = withOwnWords(MatchFinderScreen);
