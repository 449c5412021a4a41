import { nameFault } from '@rendezvous/contract/kernel/field-rules';
import {
  ACTIVATE,
  CHECK_USERNAME,
  FINISH_SIGNUP_STEP,
  READ_ACTIVATION,
  RESEND_ACTIVATION,
  SIGN_UP,
} from '@rendezvous/contract/resources/signup/endpoints';
import type { SignupBody } from '@rendezvous/contract/resources/signup/schemas';
import type { FastifyRequest } from 'fastify';
import { findByName, logInAgain, startSession } from '#src/identity/accounts/face.ts';
import { handle } from '#src/platform/http/handle.ts';
import { idOfEffect } from '#src/platform/http/idempotency/idempotency.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import type { App } from '#src/platform/types.ts';
import { reservedFault } from './checks.ts';
import { activateIn, isAbandoned, resendActivation } from './activate.ts';
import { activationProgress, mailActivation, prepareActivation } from './activation-mail.ts';
import { ABANDONED_JOB, PREPARE_JOB, PURGE_JOB, REMINDER_JOB, RESEND_JOB } from './jobs.ts';
import { purgeAccount } from './purge.ts';
import { remindActivation, type ReminderJob } from './reminders.ts';
import { finishStep, signUp, storeFirstMessage } from './service.ts';

/** Sign-up in steps, and the activation by mail (spec §4 Account, Sign-up flow). */
export async function signupRoutes(app: App): Promise<void> {
  const { services } = app;
  const { db, jobs } = services;

  jobs.handle<{ userId: string }>(PREPARE_JOB, ({ userId }) => prepareActivation(services, userId), LETTERS);
  jobs.handle<{ userId: string }>(RESEND_JOB, ({ userId }) => mailActivation(services, userId), {
    ...LETTERS,
    keyed: true,
  });
  jobs.handle<ReminderJob>(REMINDER_JOB, (job) => remindActivation(services, job), LETTERS);
  jobs.handle<{ userId: string }>(PURGE_JOB, ({ userId }) => purgeAccount(services, userId), { keyed: true });
  jobs.handle<{ userId: string; step: number }>(
    ABANDONED_JOB,
    async ({ userId, step }) => {
      if (await isAbandoned(services, userId, step)) await prepareActivation(services, userId);
    },
    LETTERS,
  );

  const signedUp = async (request: FastifyRequest, body: SignupBody) => {
    const id = idOfEffect(request);
    const isStored = await storeFirstMessage(services, request.context, id, body);
    const user = await services.accountSteps.present(db, id);
    return { user, ...(isStored !== undefined && { message_held: isStored }) };
  };
  handle(
    app,
    SIGN_UP,
    async (request, reply) => {
      await signUp(services, request.context, idOfEffect(request), request.body);
      await startSession(request, reply, idOfEffect(request));
      return signedUp(request, request.body);
    },
    {
      async onReplay(request, reply) {
        const body = request.body as SignupBody;
        await logInAgain(request, reply, idOfEffect(request), body.password);
        return signedUp(request, body);
      },
    },
  );

  handle(app, FINISH_SIGNUP_STEP, async ({ context, body }) => {
    const { userId } = context.member;
    const { step, complete } = await finishStep(services, userId, body);
    return { user: await services.accountSteps.present(db, userId), step, complete };
  });

  handle(app, CHECK_USERNAME, async ({ query, context }) => {
    const owner = await findByName(db, query.name);
    const isInUse = owner !== undefined && owner.id !== context.viewer?.userId;
    const reason =
      (nameFault(query.name) ?? reservedFault(context.settings, query.name))?.code ??
      (isInUse ? 'name_taken' : null);
    return reason ? { available: false, reason } : { available: true };
  });

  handle(app, ACTIVATE, async (request, reply) => {
    const userId = await activateIn(request, reply, request.body);
    return { user: userId === null ? null : await services.accountSteps.present(db, userId) };
  });

  handle(app, READ_ACTIVATION, async ({ context }) => ({
    steps: await activationProgress(services, context.member.userId),
  }));

  handle(app, RESEND_ACTIVATION, ({ context }) => resendActivation(services, context.member.userId));
}
