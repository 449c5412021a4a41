import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useAct, type Act } from '@rendezvous/domain/forms/use-act';
import { uselessLink, type UselessLink } from '#src/lib/link-failed.tsx';

export type LinkState = 'open' | 'done' | UselessLink;

export interface LinkAct<Answer> extends Act<void, Answer> {
  state: LinkState;
}

/** State of the page of a mailed link. The token leaves the address at the end. */
export function useLinkState(token: string | null): { state: LinkState; end: (next: LinkState) => void } {
  const navigate = useNavigate();
  const [state, setState] = useState<LinkState>(token === null ? 'link_invalid' : 'open');
  return {
    state,
    end(next) {
      setState(next);
      void navigate(pathTo('mail-change-do'), { replace: true });
    },
  };
}

/** Runs the act of a mailed link, by press. The token leaves the address with the answer. */
export function useLink<Answer>(
  token: string | null,
  act: (token: string) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
): LinkAct<Answer> {
  const { state, end } = useLinkState(token);
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
