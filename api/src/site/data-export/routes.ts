import {
  DOWNLOAD_EXPORT,
  OPEN_EXPORT,
  ORDER_EXPORT,
  READ_EXPORT,
} from '@rendezvous/contract/resources/data-export/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import type { App } from '#src/platform/types.ts';
import { EXPIRE_JOB, MAIL_JOB, PREPARE_JOB, REMOVE_JOB, type ExportJob } from './jobs.ts';
import { mailExport } from './mail.ts';
import { prepareExport } from './prepare.ts';
import { endExports, orderExport, ownFile, readExport } from './service.ts';

/** The copy of the member's data (PRODUCT §3 Data export). */
export async function dataExportRoutes(app: App): Promise<void> {
  const { services } = app;
  const { jobs, files } = services;
  jobs.handle<ExportJob>(PREPARE_JOB, (job) => prepareExport(services, job), { keyed: true });
  jobs.handle<ExportJob>(MAIL_JOB, (job) => mailExport(services, job), { ...LETTERS, keyed: true });
  jobs.handle<ExportJob>(EXPIRE_JOB, () => endExports(services), { keyed: true });
  jobs.handle<{ names: string[] }>(REMOVE_JOB, async ({ names }) => {
    for (const name of names) await files.remove(name);
  });

  handle(app, READ_EXPORT, ({ context }) => readExport(services, context.member.userId));
  handle(app, ORDER_EXPORT, ({ context }) => orderExport(services, context.member.userId));

  handle(app, OPEN_EXPORT, async ({ context }) => {
    const { stream } = await ownFile(services, context.member.userId);
    stream.destroy();
  });

  handle(app, DOWNLOAD_EXPORT, async ({ context }, reply) => {
    const { stream, size, readyAt } = await ownFile(services, context.member.userId);
    const day = readyAt.toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="rendezvous-${day}.zip"`)
      .header('content-length', size)
      .send(stream);
  });
}
