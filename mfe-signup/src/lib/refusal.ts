import type { IntlShape } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import { errorText } from '@rendezvous/i18n/errors';

/** What a failed call says to the user; anything that is no answer of the API gets the general sentence. */
export function refusalText(intl: IntlShape, error: unknown): string {
  return errorText(intl, error instanceof ApiError ? error.problem : { code: 'generic' });
}
