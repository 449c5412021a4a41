import type { SlotProps } from '@rendezvous/contract/composition/slots';
import { ReportDialog } from './components/report-dialog.tsx';

/** Slot of reports: the dialog over a page of another remote. */
export function ReportSlot({ slot, close }: { slot: SlotProps['report']; close: () => void }) {
  return <ReportDialog act="report" {...slot} onClose={close} />;
}
