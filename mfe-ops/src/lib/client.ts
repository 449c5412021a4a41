import { ApiError, createClient } from '@rendezvous/api-client/client';

/** Client of operators' calls. The end of their session says nothing about a member's: the frame receives none of its refusals. */
export const api = createClient();

/** Asks for the second factor; resolves with false when the operator cancels. */
type Ask = () => Promise<boolean>;
let ask: Ask | null = null;

/** Registers the dialog that asks for a fresh second factor. @returns the way to remove it */
export function registerAsk(dialog: Ask): () => void {
  ask = dialog;
  return () => void (ask = null);
}

/** Did the operator cancel the dialog? No error is shown then. */
export const isGivenUp = ({ code }: ApiError): boolean => code === 'reauthentication_required';

/**
 * Calls endpoints of operators. Where the server asks for a fresh second factor, the dialog asks for one and the same call is repeated: no act knows of
 * it, and what was typed stays.
 */
export const call: typeof api.call = async (endpoint, ...rest) => {
  try {
    return await api.call(endpoint, ...rest);
  } catch (error) {
    if (!(error instanceof ApiError) || !isGivenUp(error) || !(await ask?.())) throw error;
    return api.call(endpoint, ...rest);
  }
};
