import { withWords } from '@rendezvous/remote/react/with-words';
import { SafetyDialog } from '#src/features/safety/safety-dialog.tsx';
import { ownWords } from '#src/lib/own-words.ts';

export const Safety = withWords(SafetyDialog, ownWords);
