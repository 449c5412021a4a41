import { COMPLAIN } from '@rendezvous/contract/endpoints/complaints';
import { OPS_LIST_COMPLAINTS } from '@rendezvous/contract/endpoints/ops-complaints';
import { pageOf, readCursor } from '#src/platform/lib/cursor.ts';
import { operatorOf } from '#src/platform/http/access.ts';
import { handle } from '#src/platform/http/handle.ts';
import type { App } from '#src/platform/types.ts';
import { complain, CONFIRM_JOB, listForOperator, mailConfirmation } from './service.ts';

const PAGE = 50;

/** A time as cursors carry it. */
const microseconds = (at: string): string => at.replace('Z', '000Z');

/** Complaints of visitors and members, and the operators' list of them (spec §2 Screens and routes, /complaints). */
export async function complaintRoutes(app: App): Promise<void> {
  const { services } = app;
  services.jobs.handle<{ ticket: string }>(CONFIRM_JOB, ({ ticket }) => mailConfirmation(services, ticket));

  handle(app, COMPLAIN, ({ context, body }) => {
    const { domain, locale, viewer } = context;
    return complain(services, { domain, locale, userId: viewer?.userId ?? null }, body);
  });

  handle(app, OPS_LIST_COMPLAINTS, async (request) => {
    const { status, cursor } = request.query;
    const items = await listForOperator(services, operatorOf(request).name, {
      status,
      position: readCursor(cursor),
      limit: PAGE + 1,
    });
    return pageOf(items, {
      limit: PAGE,
      positionOf: ({ created_at, ticket }) => ({ at: microseconds(created_at), id: ticket }),
      present: (complaint) => complaint,
    });
  });
}
