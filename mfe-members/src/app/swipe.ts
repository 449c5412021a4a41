import { SwipeScreen } from '#src/features/swipe/swipe-screen.tsx';
import { withOwnWords } from './with-own-words.ts';

export const Swipe = withOwnWords(SwipeScreen);
