import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ApiError } from '@rendezvous/api-client/client';
import { errorText } from '@rendezvous/i18n/errors';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';

/** The code of a link is not valid: said once, and the order goes on without it. */
export function LinkRefusal({ error }: { error: ApiError }) {
  const intl = useIntl();
  return (
    <Said>
      <Alert tone="bad">
        {errorText(intl, error.problem)}{' '}
        {intl.formatMessage({
          id: 'discount.link_refused',
          defaultMessage: 'The prices shown don’t include it.',
        })}
      </Alert>
    </Said>
  );
}

const Said = styled.div`
  margin-block: ${theme.space.s4};
`;
