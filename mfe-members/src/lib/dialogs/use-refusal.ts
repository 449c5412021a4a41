import { useIntl } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import { errorText } from '@rendezvous/i18n/errors';
import { useShell } from '@rendezvous/remote/react/hooks';

/** Shows a refusal as a toast. An ended session shows nothing, since the frame logs out (spec §8). */
export function useRefusal(): (error: unknown) => void {
  const intl = useIntl();
  const shell = useShell();
  return (error) => {
    const problem = error instanceof ApiError ? error.problem : { code: 'internal' as const };
    if ('authentication_required' in problem && problem.authentication_required) return;
    shell.toast({ text: errorText(intl, problem), tone: 'bad' });
  };
}
