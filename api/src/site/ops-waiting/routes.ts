import * as complaints from '@rendezvous/contract/endpoints/ops-complaints';
import * as members from '@rendezvous/contract/endpoints/ops-members';
import * as review from '@rendezvous/contract/endpoints/ops-review';
import * as settings from '@rendezvous/contract/endpoints/ops-settings';
import { OPS_COUNT_LEAVING, OPS_LIST_REMARKS } from '@rendezvous/contract/endpoints/ops-staff';
import type { Endpoint } from '@rendezvous/contract/endpoint';
import { handle } from '#src/platform/http/handle.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { App } from '#src/platform/types.ts';

const { OPS_LIST_COMPLAINTS: _built, ...ofComplaints } = complaints;

/** Rooms of operators that are stated and not built yet: they refuse what they are asked. */
const WAITING: readonly Endpoint[] = [
  ...Object.values(ofComplaints),
  ...Object.values(members),
  ...Object.values(review),
  ...Object.values(settings),
  OPS_COUNT_LEAVING,
  OPS_LIST_REMARKS,
];

export async function waitingRoutes(app: App): Promise<void> {
  for (const endpoint of WAITING)
    handle(app, endpoint, () => {
      throw problem('malformed', { detail: 'not built yet' });
    });
}
