import { cleanText } from '@rendezvous/rules/texts/visible-text';
import { emailFault } from '@rendezvous/contract/kernel/field-rules';
import { REQUEST_RESET, RESET_PASSWORD } from '@rendezvous/contract/resources/account-links/endpoints';
import { handle } from '#src/platform/http/handle.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import type { App } from '#src/platform/types.ts';
import { mailReset, requestReset, RESET_JOB, resetPassword, type ResetJob } from './service.ts';

/** A new password for members who forgot theirs (spec §2 /reset-password, §8 Password reset). */
export async function passwordResetRoutes(app: App): Promise<void> {
  const { services } = app;
  services.jobs.handle<ResetJob>(RESET_JOB, (job) => mailReset(services, job), { ...LETTERS, keyed: true });

  handle(app, REQUEST_RESET, async ({ context, body }) => {
    const fault = emailFault(body.email);
    if (fault) throw fieldProblem('email', fault.code, fault.params);
    await requestReset(services, context, cleanText(body.email));
  });

  handle(app, RESET_PASSWORD, ({ body }) => resetPassword(services, body.token, body.password));
}
