import type { ReportBody } from '@rendezvous/contract/resources/reports/schemas';
import { REPORT } from '@rendezvous/contract/resources/reports/endpoints';
import { OPS_READ_REPORT } from '@rendezvous/contract/operators/reports/endpoints';
import { addPicture } from '#src/people/photos/face.ts';
import type { TestApp, TestClient } from '../harness.ts';
import { madePicture } from '../support/pictures/made-picture.ts';

export const HOUR = 3_600_000;

/** Reports something, as a fake where no reason is given. */
export const report = (client: TestClient, body: Partial<ReportBody>) =>
  client.call(REPORT, { reason: 'fake', ...body });

/** A report as an operator reads it. */
export const readReport = async ({ client }: { client: TestClient }, ticket: string) =>
  (await client.call(OPS_READ_REPORT, { ticket })).body.report;

/** Two members, and a photo of the second. */
export async function pairOf(t: TestApp) {
  const [reporter, reported] = [await t.member(), await t.member()];
  const { id: photo } = await addPicture(t.services, reported.user.id, madePicture(), 'public');
  return { reporter, reported, photo };
}
