import { useState, type ReactNode } from 'react';
import { ApiError } from '@rendezvous/api-client/client';
import { ProofDialog } from '../components/proof-dialog.tsx';

/** Was the act cancelled in the dialog? No error is shown then. */
export const isGivenUp = ({ code }: ApiError): boolean => code === 'reauthentication_required';

interface FreshProof {
  /** Carries out an act; where the server asks for a fresh second factor, the dialog asks for one and the act is repeated. */
  confirm<Answer>(act: () => Promise<Answer>): Promise<Answer>;
  dialog: ReactNode;
}

/** Repeats acts that need a fresh second factor once it was given. */
export function useFreshProof(): FreshProof {
  const [asked, setAsked] = useState<{ answer(proven: boolean): void } | null>(null);

  const ask = () =>
    new Promise<boolean>((resolve) =>
      setAsked({
        answer(proven) {
          setAsked(null);
          resolve(proven);
        },
      }),
    );

  async function confirm<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || !isGivenUp(error) || !(await ask())) throw error;
      return await act();
    }
  }

  return {
    confirm,
    dialog: asked && <ProofDialog onProven={() => asked.answer(true)} onCancel={() => asked.answer(false)} />,
  };
}
