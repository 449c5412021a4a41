import {
  BEGIN_PASSKEY,
  BEGIN_PASSKEY_LOG_IN,
  BEGIN_PASSKEY_PROOF,
  LOG_IN_BY_PASSKEY,
  PROVE_PASSKEY,
  READ_PASSKEYS,
  REGISTER_PASSKEY,
  REMOVE_PASSKEY,
  RENAME_PASSKEY,
} from '@rendezvous/contract/resources/passkeys/endpoints';
import { enterAccount, renewLogIn } from '#src/identity/accounts/face.ts';
import { routeByQuery } from '#src/platform/http/fixed-query.ts';
import { handle } from '#src/platform/http/handle.ts';
import { LETTERS } from '#src/platform/ports/jobs.ts';
import type { App } from '#src/platform/types.ts';
import { PASSKEY_NOTICE_JOB, sendPasskeyNotice, type PasskeyNotice } from './notices.ts';
import {
  beginFreshLogIn,
  beginLogIn,
  beginPasskey,
  ownPasskeys,
  proveForFreshLogIn,
  proveForLogIn,
  registerPasskey,
  removePasskey,
  renamePasskey,
} from './service.ts';

/** Log-in with passkeys, and the member's passkeys (PRODUCT §3). */
export async function passkeyRoutes(app: App): Promise<void> {
  const { services } = app;
  const { db } = services;
  // The schema of the route refuses all other values.
  routeByQuery(app, 'step', (given) => (given === 'verify' ? given : 'options'));
  routeByQuery(app, 'for');

  services.jobs.handle<PasskeyNotice>(
    PASSKEY_NOTICE_JOB,
    (notice) => sendPasskeyNotice(services, notice),
    LETTERS,
  );

  handle(app, BEGIN_PASSKEY_LOG_IN, async () => ({ options: await beginLogIn(services) }));

  handle(app, LOG_IN_BY_PASSKEY, async (request, reply) => {
    const userId = await proveForLogIn(services, request.body.credential);
    await enterAccount(request, reply, userId);
    return { user: await services.accountSteps.present(db, userId) };
  });

  handle(app, BEGIN_PASSKEY, async ({ context }) => ({
    options: await beginPasskey(services, context.member, context.settings.value('name')),
  }));

  handle(app, REGISTER_PASSKEY, async ({ context, body }) => ({
    passkey: await registerPasskey(services, context.member, body),
  }));

  handle(app, BEGIN_PASSKEY_PROOF, async ({ context }) => ({
    options: await beginFreshLogIn(services, context.member),
  }));

  handle(app, PROVE_PASSKEY, async (request, reply) => {
    await proveForFreshLogIn(services, request.context.member, request.body.credential);
    await renewLogIn(request, reply);
  });

  handle(app, READ_PASSKEYS, async ({ context }) => ({
    items: await ownPasskeys(db, context.member.userId),
  }));

  handle(app, RENAME_PASSKEY, async ({ context, body }) => ({
    passkey: await renamePasskey(db, context.member.userId, body.id, body.name),
  }));

  handle(app, REMOVE_PASSKEY, ({ context, query }) =>
    removePasskey(services, context.member.userId, query.id),
  );
}
