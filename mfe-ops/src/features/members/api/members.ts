import { call } from '#src/lib/client.ts';
import { useEndpoint } from '#src/lib/use-endpoint.ts';
import type { MeasureStatement } from '@rendezvous/contract/operators/members/schemas';
import { usePages } from '@rendezvous/api-client/use-pages';
import {
  OPS_FIND_MEMBERS,
  OPS_READ_MEMBER,
  OPS_RESTORE_MEMBER,
  OPS_SUSPEND_MEMBER,
} from '@rendezvous/contract/operators/members/calls';
import { OPS_SEND_TO_REVIEW } from '@rendezvous/contract/operators/review/calls';

/** Members found by id, whole address or the beginning of a name; nothing is read without a word to look for. */
export function useMembers(q: string) {
  const reading = useEndpoint(OPS_FIND_MEMBERS, q ? { q } : null);
  return { reading, pages: usePages(reading, (cursor) => call(OPS_FIND_MEMBERS, { q, cursor })) };
}

export const useMember = (id: string) => useEndpoint(OPS_READ_MEMBER, { id });

export const suspendMember = (member: string, statement: MeasureStatement): Promise<void> =>
  call(OPS_SUSPEND_MEMBER, { member, ...statement });

export const restoreMember = (member: string, reason: string): Promise<void> =>
  call(OPS_RESTORE_MEMBER, { member, reason });

/** Hides the profile until it is reviewed. */
export const sendToReview = (member: string, statement: MeasureStatement): Promise<void> =>
  call(OPS_SEND_TO_REVIEW, { member, ...statement });
