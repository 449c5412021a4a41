import { DeletedScreen } from '#src/features/deleted/deleted-screen.tsx';
import { withMailedWords } from './with-mailed-words.ts';

export const AccountDeleted = withMailedWords(DeletedScreen);
