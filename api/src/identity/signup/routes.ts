import { nameFault } from '@rendezvous/contract/field-rules';
import {
  ACTIVATE,
  CHECK_USERNAME,
  FINISH_SIGNUP_STEP,
  READ_ACTIVATION,
  RESEND_ACTIVATION,
  SIGN_UP,
} from '@rendezvous/contract/endpoints/signup';
import type { Tracking } from '@rendezvous/contract/signup';
import { TRACKING_COOKIE, trackingFromCookie } from '@rendezvous/contract/tracking';
import { findByName, startSession } from '#src/identity/accounts/service.ts';
import { handle } from '#src/platform/http/handle.ts';
import { viewerOf } from '#src/platform/http/session.ts';
import type { App } from '#src/platform/types.ts';
import { activate, isAbandoned, resendActivation } from './activate.ts';
import { activationProgress, mailActivation, prepareActivation } from './activation-mail.ts';
import { ABANDONED_JOB, PREPARE_JOB, REMINDER_JOB, RESEND_JOB } from './jobs.ts';
import { remindActivation, type ReminderJob } from './reminders.ts';
import { finishStep, signUp } from './service.ts';

/** Where the new member came from: told by the page, else remembered from an earlier visit (spec §3 Affiliate tracking data). */
function sourceOf(told: Tracking | undefined, cookie: string | undefined): Tracking | undefined {
  return told ?? trackingFromCookie(cookie) ?? undefined;
}

/** Sign-up in steps, and the activation by mail (spec §4 Account, Sign-up flow). */
export async function signupRoutes(app: App): Promise<void> {
  const { services } = app;
  const { db, jobs } = services;

  jobs.handle<{ userId: string }>(PREPARE_JOB, ({ userId }) => prepareActivation(services, userId));
  jobs.handle<{ userId: string }>(RESEND_JOB, ({ userId }) => mailActivation(services, userId), {
    keyed: true,
  });
  jobs.handle<ReminderJob>(REMINDER_JOB, (job) => remindActivation(services, job));
  jobs.handle<{ userId: string; step: number }>(ABANDONED_JOB, async ({ userId, step }) => {
    if (await isAbandoned(services, userId, step)) await prepareActivation(services, userId);
  });

  handle(
    app,
    SIGN_UP,
    async (request, reply) => {
      const userId = await signUp(services, request.host, {
        ...request.body,
        tracking: sourceOf(request.body.tracking, request.cookies[TRACKING_COOKIE]),
      });
      await startSession(request, reply, userId);
      return { user: await services.accountSteps.present(db, userId) };
    },
    {
      // A repeated request gets its first answer; the session it needs is opened anew, for tokens are not stored.
      onReplay: async (request, reply, body) =>
        startSession(request, reply, (body as { user: { id: string } }).user.id),
    },
  );

  handle(app, FINISH_SIGNUP_STEP, async (request) => {
    const { userId } = viewerOf(request);
    const { step, complete } = await finishStep(services, userId, request.body);
    return { user: await services.accountSteps.present(db, userId), step, complete };
  });

  handle(app, CHECK_USERNAME, async ({ query }) => {
    const reason = nameFault(query.name)?.code ?? ((await findByName(db, query.name)) ? 'name_taken' : null);
    return reason ? { available: false, reason } : { available: true };
  });

  handle(app, ACTIVATE, async (request, reply) => {
    const userId = await activate(services, request.body.token);
    if (request.viewer?.userId !== userId) await startSession(request, reply, userId);
    return { user: await services.accountSteps.present(db, userId) };
  });

  handle(app, READ_ACTIVATION, async (request) => ({
    steps: await activationProgress(services, viewerOf(request).userId),
  }));

  handle(app, RESEND_ACTIVATION, (request) => resendActivation(services, viewerOf(request).userId));
}
