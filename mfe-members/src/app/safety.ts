import { withWords } from '@rendezvous/remote/react/with-words';
import { ReportSlot } from '#src/features/safety/report-slot.tsx';
import { SafetyDialog } from '#src/features/safety/safety-dialog.tsx';
import { ownWords } from '#src/lib/own-words.ts';

export const Safety = withWords(SafetyDialog, ownWords);

export const Report = withWords(ReportSlot, ownWords);
