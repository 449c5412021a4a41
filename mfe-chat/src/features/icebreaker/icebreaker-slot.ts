import { withLateWords } from '#src/lib/late-words.ts';
import { IcebreakerDialog } from './icebreaker-dialog.tsx';

export const IcebreakerSlot = withLateWords(IcebreakerDialog);
