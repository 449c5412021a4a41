import type { ExportResponse } from '@rendezvous/contract/resources/data-export/schemas';
import * as accounts from '#src/identity/accounts/face.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { after, DAY, HOUR } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { PlatformServices, Services } from '#src/platform/services.ts';
import { EXPIRE_JOB, PREPARE_JOB, REMOVE_JOB, type ExportJob } from './jobs.ts';
import { stateOf } from './policy.ts';
import * as exports from './repository.ts';

/** Deletes files once the transaction is committed. */
async function removeLater({ jobs }: Pick<Services, 'jobs'>, tx: Tx, names: readonly string[]) {
  if (names.length > 0) await jobs.send(tx, REMOVE_JOB, { names });
}

/** How far a member's copy is. */
export async function readExport({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string) {
  return stateOf(await exports.newestExport(db, userId), clock.now());
}

/**
 * Orders a copy of a member's data. One that is being prepared is the answer; a ready one makes place.
 * @throws problem `export_limit` after `data_exports_per_day` in a day
 */
export function orderExport(services: Services, userId: string): Promise<ExportResponse> {
  const { unitOfWork, clock, settings, jobs } = services;
  const now = clock.now();
  return unitOfWork(async (tx) => {
    const { domain } = await accounts.lockUser(tx, userId);
    await endUnfinished(services, tx);
    const newest = await exports.newestExport(tx, userId);
    if (newest?.state === 'preparing') return stateOf(newest, now);
    const limit = settings.value(domain, 'data_exports_per_day');
    if ((await exports.countOrders(tx, userId, after(now, -DAY))) >= limit)
      throw problem('export_limit', { params: { limit } });
    await removeLater(services, tx, await exports.endReady(tx, { userId }));
    const id = newId();
    await exports.insertExport(tx, id, userId, now);
    await jobs.send(tx, PREPARE_JOB, { id } satisfies ExportJob, { key: id });
    return stateOf(await exports.newestExport(tx, userId), now);
  });
}

/** The file of a member's ready copy. @throws problem `not_found` */
export async function ownFile(
  { db, clock, files }: Pick<Services, 'db' | 'clock' | 'files'>,
  userId: string,
) {
  const row = await exports.newestExport(db, userId);
  const isReady = stateOf(row, clock.now()).state === 'ready';
  const found = isReady && row?.file ? await files.read(row.file) : null;
  if (!row || !found) throw problem('not_found');
  return { ...found, readyAt: row.ready_at ?? row.requested_at };
}

/** Deletes all copies of an account that is deleted or waits for it, in the same transaction. */
export async function forgetExports(
  services: Pick<PlatformServices, 'jobs'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  await removeLater(services, tx, await exports.deleteExports(tx, userId));
}

async function endUnfinished(services: Pick<Services, 'jobs' | 'clock'>, tx: Tx): Promise<void> {
  await removeLater(services, tx, await exports.giveUp(tx, after(services.clock.now(), -HOUR)));
}

/** Deletes the files of copies whose time is over, and of those that nothing finished. */
export async function endExports(services: Pick<Services, 'unitOfWork' | 'jobs' | 'clock'>): Promise<void> {
  const now = services.clock.now();
  await services.unitOfWork(async (tx) => {
    await removeLater(services, tx, await exports.endReady(tx, { before: now }));
    await endUnfinished(services, tx);
    await exports.forgetExports(tx, after(now, -2 * DAY));
  });
}

/** Plans the end of a ready copy, in the transaction that makes it ready. */
export async function planEnd({ jobs }: Pick<Services, 'jobs'>, tx: Tx, id: string, at: Date) {
  await jobs.send(tx, EXPIRE_JOB, { id } satisfies ExportJob, { key: id, startAfter: at });
}
