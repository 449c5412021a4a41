import { useIntl } from 'react-intl';
import type { ApiError } from '@rendezvous/api-client/client';
import { useAct, type Act, type ActRules, type SendOptions } from '@rendezvous/domain/forms/use-act';
import { errorText } from '@rendezvous/i18n/errors';
import { useShell } from '@rendezvous/remote/react/hooks';
import { isGivenUp } from './client.ts';
import { useOperatorSession } from './operator.ts';

/** Shows a refusal: an ended session brings the log-in, a cancelled second factor nothing, every other one a toast. */
export function useShowRefusal(): (error: ApiError) => void {
  const intl = useIntl();
  const shell = useShell();
  const { end } = useOperatorSession();
  return (error) => {
    if (error.code === 'authentication_required') end();
    else if (!isGivenUp(error)) shell.toast({ text: errorText(intl, error.problem), tone: 'bad' });
  };
}

/** An act of an operator. A refusal is shown unless the caller handles it. */
export function useOpsAct<Input = void, Answer = void>(
  send: (input: Input, options: SendOptions) => Promise<Answer>,
  { onRefused, ...rules }: ActRules<Answer> = {},
): Act<Input, Answer> {
  const showRefusal = useShowRefusal();
  return useAct(send, { ...rules, onRefused: onRefused ?? showRefusal });
}
