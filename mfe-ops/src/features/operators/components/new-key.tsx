import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsNewOperatorResponse } from '@rendezvous/contract/operators/staff/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';

/** The key of a new operator. The server stores its digest alone, so it can't be shown again. */
export function NewKey({ added, onDone }: { added: OpsNewOperatorResponse; onDone: () => void }) {
  const intl = useIntl();
  return (
    <Place>
      <Alert tone="ok">
        {intl.formatMessage(
          {
            id: 'operators.key.lead',
            defaultMessage: 'This is the key of {name}. It’s shown only this once: hand it over safely.',
          },
          { name: added.operator.name },
        )}
      </Alert>
      <Key>{added.key}</Key>
      <Button tone="outline" size="s" onClick={onDone}>
        {intl.formatMessage({ id: 'operators.key.done', defaultMessage: 'I’ve got it' })}
      </Button>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${theme.space.s3};
  justify-items: start;
`;

const Key = styled.code`
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.surface2};
  overflow-wrap: anywhere;
  user-select: all;
`;
