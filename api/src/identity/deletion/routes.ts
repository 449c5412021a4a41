import { DELETE_ACCOUNT, REACTIVATE } from '@rendezvous/contract/resources/deletion/endpoints';
import { ADDRESS_RESTORED_JOB, proveOwnPassword } from '#src/identity/accounts/face.ts';
import { handle } from '#src/platform/http/handle.ts';
import { clearSessionCookie } from '#src/platform/http/session.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import type { App } from '#src/platform/types.ts';
import { eraseAccount } from './erase.ts';
import { DELETION_MAIL_JOB, ERASE_JOB } from './jobs.ts';
import { mailDeletion } from './mail.ts';
import { reactivateIn, requestDeletion } from './service.ts';

/** Leaving and coming back (spec §3 Delete reasons, §4 Account). */
export async function deletionRoutes(app: App): Promise<void> {
  const { services } = app;
  services.jobs.handle<{ userId: string }>(
    DELETION_MAIL_JOB,
    ({ userId }) => mailDeletion(services, userId),
    { ...LETTERS, keyed: true },
  );
  services.jobs.handle<{ userId: string }>(
    ADDRESS_RESTORED_JOB,
    ({ userId }) => mailDeletion(services, userId),
    { ...LETTERS, keyed: true },
  );

  services.jobs.handle<{ userId: string }>(ERASE_JOB, ({ userId }) => eraseAccount(services, userId), {
    keyed: true,
  });

  handle(app, DELETE_ACCOUNT, async (request, reply) => {
    const { body, context } = request;
    await proveOwnPassword(request, body.password);
    await requestDeletion(services, context.member.userId, body);
    clearSessionCookie(reply);
  });

  handle(app, REACTIVATE, async (request, reply) => {
    const userId = await reactivateIn(request, reply, request.body);
    return { user: await services.accountSteps.present(services.db, userId) };
  });
}
