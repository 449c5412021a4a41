import { useIntl } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import { useShell } from '@rendezvous/remote/react/hooks';

/** Tells in a toast why something was refused. The end of a session is not told: the frame logs out (spec §8). */
export function useRefusal(): (error: unknown) => void {
  const intl = useIntl();
  const shell = useShell();
  return (error) => {
    if (error instanceof ApiError && error.problem.authentication_required) return;
    const code = error instanceof ApiError ? error.code : 'internal';
    shell.toast({ text: intl.formatMessage({ id: `errors.${code}` }, error instanceof ApiError ? params(error) : {}), tone: 'bad' });
  };
}

const params = ({ problem }: ApiError): Record<string, string> =>
  Object.fromEntries(Object.entries(problem.params ?? {}).map(([name, value]) => [name, String(value)]));
