import { call } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { BLOCK, READ_BLOCKED_MEMBERS, UNBLOCK } from '@rendezvous/contract/resources/blocks/calls';

/** Members one has blocked, newest first. */
export const useBlocked = () => useEndpoint(READ_BLOCKED_MEMBERS, {});

export const unblock = (member: string): Promise<void> => call(UNBLOCK, { member });
export const blockAgain = (member: string): Promise<void> => call(BLOCK, { member });
