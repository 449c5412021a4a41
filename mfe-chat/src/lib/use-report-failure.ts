import { useEffect } from 'react';
import type { ApiError } from '@rendezvous/api-client/client';
import { useShell } from '@rendezvous/remote/react/hooks';

/** Sends a not-found failure to the frame's error page; other failures stay where they happened. */
export function useReportFailure(error: ApiError | undefined): void {
  const shell = useShell();
  const missing = error?.status === 404;
  useEffect(() => {
    if (missing) shell.fail(404);
  }, [missing, shell]);
}
