import { MailChangeScreen } from '#src/features/mail-change/mail-change-screen.tsx';
import { withMailedWords } from './with-mailed-words.ts';

export const MailChange = withMailedWords(MailChangeScreen);
