import * as accounts from '#src/identity/accounts/face.ts';
import { after, HOUR } from '#src/platform/lib/clock.ts';
import { newId } from '#src/platform/lib/ids.ts';
import type { Services } from '#src/platform/services.ts';
import { writeArchive } from './archive.ts';
import { MAIL_JOB, type ExportJob } from './jobs.ts';
import { beginAttempt, finishExport } from './repository.ts';
import { planEnd } from './service.ts';

/**
 * Puts a copy together. Each attempt writes a file of its own, whose name is stored before; the first that ends makes its file the copy and
 * queues the mail, in one transaction. An attempt that comes too late, or whose account has left, leaves nothing.
 */
export async function prepareExport(services: Services, { id }: ExportJob): Promise<void> {
  const { db, unitOfWork, clock, settings, files, jobs } = services;
  const file = `${newId()}.zip`;
  const order = await beginAttempt(db, id, file);
  const user = order && (await accounts.findUser(db, order.user_id));
  if (!user || (user.status !== 'active' && user.status !== 'not_confirmed')) return;
  let isCopy = false;
  try {
    const bytes = await files.putStream(file, (target) => writeArchive(services, user, target));
    isCopy = await unitOfWork(async (tx) => {
      const now = clock.now();
      const expires = after(now, settings.value(user.domain, 'data_export_hours') * HOUR);
      if (!(await finishExport(tx, id, { file, bytes, now, expires }))) return false;
      await jobs.send(tx, MAIL_JOB, { id } satisfies ExportJob, { key: id });
      await planEnd(services, tx, id, expires);
      return true;
    });
  } finally {
    if (!isCopy) await files.remove(file);
  }
}
