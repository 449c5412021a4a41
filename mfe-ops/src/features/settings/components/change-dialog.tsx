import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ApiError } from '@rendezvous/api-client/client';
import type { OpsSetting } from '@rendezvous/contract/operators/settings/schemas';
import { errorText, fieldErrorText } from '@rendezvous/i18n/errors';
import { useShell } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { useOperatorSession } from '#src/lib/operator.ts';
import { useOpsAct } from '#src/lib/use-ops-act.ts';
import { setSetting } from '../api/settings.ts';
import { readable } from '../values.ts';
import { Difference } from './difference.tsx';

interface Props {
  setting: OpsSetting;
  domain: string;
  /** As JSON; null removes the domain's own value. */
  value: string | null;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** What changes, before it is saved. */
export function ChangeDialog({ setting, domain, value, onDone, onClose }: Props) {
  const intl = useIntl();
  const shell = useShell();
  const { end } = useOperatorSession();
  const act = useOpsAct(() => setSetting(setting.key, domain, value), {
    async onDone() {
      await onDone();
      shell.toast({
        tone: 'ok',
        text: intl.formatMessage({
          id: 'settings.saved',
          defaultMessage: 'Saved. Pages follow within seconds.',
        }),
      });
      onClose();
    },
    onRefused: ({ code }) => code === 'authentication_required' && end(),
  });
  return (
    <Modal
      size="l"
      title={intl.formatMessage({ id: 'settings.change.title', defaultMessage: 'Save this?' })}
      onClose={onClose}
    >
      <Content>
        {act.refused && <Alert tone="bad">{wordsOf(act.refused)}</Alert>}
        {value === null ? (
          <p>
            {intl.formatMessage({
              id: 'settings.change.drop',
              defaultMessage: 'This value is removed, and the more general one applies again.',
            })}
          </p>
        ) : (
          <Difference before={readable(setting.value)} after={readable(value)} />
        )}
        <Button size="lg" wide loading={act.busy} onClick={() => void act.run()}>
          {intl.formatMessage({ id: 'action.save', defaultMessage: 'Save' })}
        </Button>
      </Content>
    </Modal>
  );

  function wordsOf(error: ApiError): string {
    const [fault] = error.fields;
    return fault ? `${fieldErrorText(intl, fault)} ${fault.field}` : errorText(intl, error.problem);
  }
}

const Content = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s4};
`;
