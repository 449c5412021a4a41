import { COUNTRIES } from '@rendezvous/contract/kernel/countries';
import { useUser } from '@rendezvous/remote/react/hooks';

/** Time zone of the member's country: server and browser show the same time. */
export const useMemberZone = (): string => COUNTRIES[useUser()?.country ?? 'NL'].timeZone;
