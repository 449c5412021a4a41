import type { Problem } from '@rendezvous/contract/kernel/errors';
import type { OpsReportResponse } from '@rendezvous/contract/operators/reports/schemas';
import type { ReportBody, ReportResponse } from '@rendezvous/contract/resources/reports/schemas';
import { addPicture } from '#src/people/photos/face.ts';
import type { TestApp, TestClient } from '../harness.ts';
import { madePicture } from '../support/made-picture.ts';

export const HOUR = 3_600_000;

/** Reports something, as a fake where no reason is given. */
export const report = (client: TestClient, body: Partial<ReportBody>) =>
  client.post<ReportResponse & Problem>('/api/report.php', { reason: 'fake', ...body });

/** A report as an operator reads it. */
export const readReport = async ({ client }: { client: TestClient }, ticket: string) =>
  (await client.get<OpsReportResponse>(`/api/ops/report?ticket=${ticket}`)).body.report;

/** Two members, and a photo of the second. */
export async function pairOf(t: TestApp) {
  const [reporter, reported] = [await t.member(), await t.member()];
  const { id: photo } = await addPicture(t.services, reported.user.id, madePicture(), 'public');
  return { reporter, reported, photo };
}
