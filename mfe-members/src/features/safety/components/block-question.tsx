import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useShell } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/button';
import { Modal } from '@rendezvous/ui/modal';
import { setAndTellBlock } from '#src/lib/blocks/block-member.ts';
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
    void setAndTellBlock({ intl, shell }, { member, blocked: true, text });
  };
  return (
    <Modal
      title={intl.formatMessage({ id: 'safety.block.title', defaultMessage: 'Block {name}?' }, { name })}
      onClose={onClose}
    >
      <Words>
        {intl.formatMessage({
          id: 'safety.block.text',
          defaultMessage:
            'You won’t see each other anywhere any more, likes between you are removed and neither of you can write. You can undo it on this page.',
        })}
      </Words>
      <Answers>
        <Button tone="danger" onClick={handleBlock}>
          {intl.formatMessage({ id: 'safety.block.confirm', defaultMessage: 'Block' })}
        </Button>
        <Button tone="outline" onClick={onClose}>
          {intl.formatMessage({ id: 'safety.block.cancel', defaultMessage: 'Cancel' })}
        </Button>
      </Answers>
    </Modal>
  );
}

const Words = styled.p`
  margin-top: ${theme.space.s3};
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s4h};
`;
