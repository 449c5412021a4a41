import type { SafetyProps } from '#src/lib/dialogs/dialogs-context.ts';
import { BlockQuestion } from './components/block-question.tsx';
import { ReportDialog } from './components/report-dialog.tsx';

/** Dialogs of an act against another member. */
export function SafetyDialog(props: SafetyProps) {
  return props.act === 'block' ? <BlockQuestion {...props} /> : <ReportDialog {...props} />;
}
