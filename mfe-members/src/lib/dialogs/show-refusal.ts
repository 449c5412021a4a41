import type { IntlShape } from 'react-intl';
import { ApiError } from '@rendezvous/api-client/client';
import type { ShellServices } from '@rendezvous/contract/composition/remote-contract';
import { errorText } from '@rendezvous/i18n/errors';

/** Services that a message after a press needs. */
export interface Announcer {
  intl: IntlShape;
  shell: ShellServices;
}

/** Shows a refusal as a toast. An ended session shows nothing, since the frame logs out (spec §8). */
export function showRefusal({ intl, shell }: Announcer, error: unknown): void {
  const problem = error instanceof ApiError ? error.problem : { code: 'internal' as const };
  if ('authentication_required' in problem && problem.authentication_required) return;
  shell.toast({ text: errorText(intl, problem), tone: 'bad' });
}
