import { call } from '@rendezvous/api-client/client';
import { WITHDRAW_CONSENT } from '@rendezvous/contract/resources/consents/calls';
import { DECLARE_TRAITS } from '@rendezvous/contract/resources/match-finder/calls';
import type { Appearance, Background } from '@rendezvous/contract/resources/profile/values';
import { TRAITS_CONSENT } from '@rendezvous/contract/resources/match-finder/values';

export interface Traits {
  appearance: Appearance | null;
  background: Background | null;
}

/** Declares what the match finder may find this member by, with the consent to the text on the screen. */
export const declareTraits = (traits: Traits): Promise<void> =>
  call(DECLARE_TRAITS, { version: TRAITS_CONSENT, ...traits });

/** Withdraws that consent; the server clears both answers. */
export const withdrawTraits = () => call(WITHDRAW_CONSENT, { kind: 'traits' });
