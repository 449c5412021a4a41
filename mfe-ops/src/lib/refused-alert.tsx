import { useIntl } from 'react-intl';
import type { ApiError } from '@rendezvous/api-client/client';
import { errorText } from '@rendezvous/i18n/errors';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { isGivenUp } from './client.ts';

/** The refusal of a form; nothing after the operator cancelled the second factor. */
export function RefusedAlert({ refused }: { refused: ApiError | null }) {
  const intl = useIntl();
  return refused && !isGivenUp(refused) && <Alert tone="bad">{errorText(intl, refused.problem)}</Alert>;
}
