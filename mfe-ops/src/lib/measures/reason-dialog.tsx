import type { TextRule } from '@rendezvous/contract/kernel/field-rules';
import { Button } from '@rendezvous/ui/controls/button';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { ReasonForm } from './reason-form.tsx';

interface Props {
  title: string;
  /** What happens. */
  lead: string;
  label: string;
  submit: string;
  /** Is the act destructive? */
  danger?: boolean;
  rule: TextRule;
  send: (reason: string) => Promise<unknown>;
  onDone: () => unknown;
  onClose: () => void;
}

/** Asks for the reason of an act, and carries it out. A refusal stays in the dialog with what was typed. */
export function ReasonDialog({ title, lead, submit, danger, onClose, ...form }: Props) {
  return (
    <Modal title={title} onClose={onClose}>
      <ReasonForm
        {...form}
        onClose={onClose}
        actions={(busy) => (
          <Button type="submit" size="lg" wide tone={danger ? 'danger' : 'primary'} loading={busy}>
            {submit}
          </Button>
        )}
      >
        <p>{lead}</p>
      </ReasonForm>
    </Modal>
  );
}
