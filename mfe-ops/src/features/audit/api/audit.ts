import { call } from '#src/lib/client.ts';
import { useEndpoint } from '#src/lib/use-endpoint.ts';
import { usePages } from '@rendezvous/api-client/use-pages';
import { OPS_LIST_AUDIT } from '@rendezvous/contract/operators/staff/calls';

/** What the record is narrowed down to; empty for all. */
export interface AuditFilter {
  operator: string;
  subject: string;
}

/** Acts of operators, the latest first. */
export function useAudit(filter: AuditFilter) {
  const reading = useEndpoint(OPS_LIST_AUDIT, filter);
  return {
    reading,
    pages: usePages(reading, (cursor) => call(OPS_LIST_AUDIT, { ...given(filter), cursor })),
  };
}

const given = ({ operator, subject }: AuditFilter) => ({
  ...(operator && { operator }),
  ...(subject && { subject }),
});
