import { LikesScreen } from '#src/features/likes/likes-screen.tsx';
import { withOwnWords } from './with-own-words.ts';

export const Likes = withOwnWords(LikesScreen);
