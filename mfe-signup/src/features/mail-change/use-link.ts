import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useAct, type Act } from '@rendezvous/domain/forms/use-act';
import { uselessLink, type UselessLink } from '#src/lib/link-failed.tsx';

export interface LinkAct<Answer> extends Act<void, Answer> {
  state: 'open' | 'done' | UselessLink;
}

/** Runs the act of a mailed link, by press. The token leaves the address with the answer. */
export function useLink<Answer>(
  token: string | null,
  act: (token: string) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
): LinkAct<Answer> {
  const navigate = useNavigate();
  const [state, setState] = useState<LinkAct<Answer>['state']>(token === null ? 'link_invalid' : 'open');
  function end(next: LinkAct<Answer>['state']): void {
    setState(next);
    void navigate(pathTo('mail-change-do'), { replace: true });
  }
  const run = useAct(() => act(token ?? ''), {
    onDone(answer) {
      onDone?.(answer);
      end('done');
    },
    onRefused(error) {
      const useless = uselessLink(error);
      if (useless) end(useless);
    },
  });
  return { ...run, state };
}
