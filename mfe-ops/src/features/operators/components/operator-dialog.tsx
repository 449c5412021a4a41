import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsOperator } from '@rendezvous/contract/operators/staff/schemas';
import { useShell } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { useOpsAct } from '#src/lib/use-ops-act.ts';
import { changeRole, resetSecondFactor, retireOperator } from '../api/operators.ts';
import { RoleField } from './role-field.tsx';

export type OperatorAct = 'role' | 'reset' | 'retire';

interface Props {
  operator: OpsOperator;
  act: OperatorAct;
  label: string;
  onDone: () => unknown;
  onClose: () => void;
}

/** Asks before an act about another operator: each of them ends their sessions. */
export function OperatorDialog({ operator, act, label, onDone, onClose }: Props) {
  const intl = useIntl();
  const shell = useShell();
  const [role, setRole] = useState(operator.role);
  const { name, id } = operator;
  const leads: Record<OperatorAct, string> = {
    role: intl.formatMessage(
      { id: 'operators.role.lead', defaultMessage: '{name} is logged out, and comes back in the new role.' },
      { name },
    ),
    reset: intl.formatMessage(
      {
        id: 'operators.reset.lead',
        defaultMessage: '{name} is logged out, and sets up a new second factor at the next log-in.',
      },
      { name },
    ),
    retire: intl.formatMessage(
      {
        id: 'operators.retire.lead',
        defaultMessage: 'The key of {name} no longer works. This can’t be undone.',
      },
      { name },
    ),
  };
  const sends: Record<OperatorAct, () => Promise<unknown>> = {
    role: () => changeRole(id, role),
    reset: () => resetSecondFactor(id),
    retire: () => retireOperator(id),
  };
  const { run, busy } = useOpsAct(() => sends[act](), {
    async onDone() {
      await onDone();
      onClose();
      shell.toast({
        tone: 'ok',
        text: intl.formatMessage({ id: 'operators.done', defaultMessage: 'Done' }),
      });
    },
  });
  return (
    <Modal title={label} onClose={onClose}>
      <Content>
        <p>{leads[act]}</p>
        {act === 'role' && <RoleField role={role} onChange={setRole} />}
        <Button
          size="lg"
          wide
          tone={act === 'retire' ? 'danger' : 'primary'}
          loading={busy}
          disabled={act === 'role' && role === operator.role}
          onClick={() => void run()}
        >
          {label}
        </Button>
      </Content>
    </Modal>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s3};
`;
