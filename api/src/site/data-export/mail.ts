import { pathTo } from '@rendezvous/contract/kernel/routes';
import * as accounts from '#src/identity/accounts/face.ts';
import { mailLink, sendMail } from '#src/platform/mail/face.ts';
import type { Services } from '#src/platform/services.ts';
import type { ExportJob } from './jobs.ts';
import { readyExport } from './repository.ts';

/** Notifies a member that the copy is ready. The link carries no secret: it leads to the settings, which ask for the log-in. */
export async function mailExport(services: Services, { id }: ExportJob): Promise<void> {
  const { db, clock, settings } = services;
  const copy = await readyExport(db, id, clock.now());
  const user = copy && (await accounts.findUser(db, copy.user_id));
  if (!user) return;
  await sendMail(services, user, {
    id,
    kind: 'export',
    purpose: 'account',
    url: mailLink(services, `${pathTo('notifications')}#data`, {}),
    values: { hours: settings.value(user.domain, 'data_export_hours') },
    more: ['validity'],
  });
}
