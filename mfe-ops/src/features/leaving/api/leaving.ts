import { call } from '#src/lib/client.ts';
import { useEndpoint } from '#src/lib/use-endpoint.ts';
import { useGrowing } from '@rendezvous/api-client/use-pages';
import { OPS_COUNT_LEAVING, OPS_LIST_REMARKS } from '@rendezvous/contract/operators/staff/calls';
import { appendItems } from '#src/lib/append-items.ts';

/** Accounts that left, by month and reason. */
export const useLeavingCounts = () => useEndpoint(OPS_COUNT_LEAVING, {});

/** Remarks beside the reasons, the latest first. */
export function useRemarks() {
  const reading = useEndpoint(OPS_LIST_REMARKS, {});
  return { reading, pages: useGrowing(reading, (cursor) => call(OPS_LIST_REMARKS, { cursor }), appendItems) };
}
