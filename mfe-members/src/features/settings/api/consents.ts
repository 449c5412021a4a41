import { call } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { GIVE_CONSENT, READ_CONSENTS, WITHDRAW_CONSENT } from '@rendezvous/contract/resources/consents/calls';
import type { ConsentsResponse } from '@rendezvous/contract/resources/consents/schemas';
import { PROFILE_CONSENT } from '@rendezvous/contract/resources/signup/values';

/** The member's consents, newest first. */
export const useConsents = () => useEndpoint(READ_CONSENTS, {});

/** Consents to the text on the screen. */
export const giveProfileConsent = (): Promise<ConsentsResponse> =>
  call(GIVE_CONSENT, { kind: 'profile', version: PROFILE_CONSENT });

export const withdrawProfileConsent = (): Promise<ConsentsResponse> =>
  call(WITHDRAW_CONSENT, { kind: 'profile' });
