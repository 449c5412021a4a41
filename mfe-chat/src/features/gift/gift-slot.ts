import { withLateWords } from '#src/lib/late-words.ts';
import { GiftDialog } from './gift-dialog.tsx';

export const GiftSlot = withLateWords(GiftDialog);
