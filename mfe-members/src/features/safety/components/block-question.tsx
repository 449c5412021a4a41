import { useIntl } from 'react-intl';
import { useShell } from '@rendezvous/remote/react/hooks';
import { QuestionDialog } from '@rendezvous/ui/feedback/question-dialog';
import { changeBlock } from '#src/lib/blocks/block-member.ts';
import type { SafetyProps } from '#src/lib/dialogs/dialogs-context.ts';

/** Asks for confirmation of a block and names its effects: it removes likes and the conversation (spec §6 Blocked user). */
export function BlockQuestion({ member, name, onClose }: SafetyProps) {
  const intl = useIntl();
  const shell = useShell();
  const handleBlock = () => {
    onClose();
    const text = intl.formatMessage(
      { id: 'safety.block.done', defaultMessage: '{name} is blocked.' },
      { name },
    );
    void changeBlock({ intl, shell }, { member, blocked: true, text });
  };
  return (
    <QuestionDialog
      title={intl.formatMessage({ id: 'block.title', defaultMessage: 'Block {name}?' }, { name })}
      text={intl.formatMessage({
        id: 'safety.block.text',
        defaultMessage:
          'You won’t see each other anywhere any more, likes between you are removed and neither of you can write. You can undo it on this page.',
      })}
      act={intl.formatMessage({ id: 'action.block', defaultMessage: 'Block' })}
      cancel={intl.formatMessage({ id: 'action.cancel', defaultMessage: 'Cancel' })}
      onAct={handleBlock}
      onCancel={onClose}
    />
  );
}
