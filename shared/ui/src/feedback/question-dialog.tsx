import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '#src/controls/button.tsx';
import { Modal } from './modal.tsx';

interface Props {
  title: string;
  /** What the act does. */
  text: ReactNode;
  /** Name of the act, a verb. */
  act: string;
  cancel: string;
  busy?: boolean;
  onAct: () => void;
  onCancel: () => void;
}

/** Asks before a destructive act, and says what it does. Both answers are equally large; Escape, backdrop and cross cancel. */
export function QuestionDialog({ title, text, act, cancel, busy, onAct, onCancel }: Props) {
  return (
    <Modal title={title} onClose={onCancel}>
      <Words>{text}</Words>
      <Answers>
        <Button tone="danger" loading={busy} onClick={onAct}>
          {act}
        </Button>
        <Button tone="outline" onClick={onCancel}>
          {cancel}
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
