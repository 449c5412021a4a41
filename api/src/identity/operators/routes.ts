import {
  OPS_BEGIN_PASSKEY,
  OPS_READ_PASSKEYS,
  OPS_REGISTER_PASSKEY,
  OPS_REMOVE_PASSKEY,
  OPS_RENAME_PASSKEY,
} from '@rendezvous/contract/operators/passkeys/endpoints';
import {
  OPS_BEGIN_PASSKEY_PROOF,
  OPS_LOG_IN,
  OPS_LOG_OUT,
  OPS_PROVE,
  OPS_PROVE_PASSKEY,
  OPS_READ_ME,
} from '@rendezvous/contract/operators/session/endpoints';
import {
  OPS_ADD_OPERATOR,
  OPS_CHANGE_ROLE,
  OPS_LIST_AUDIT,
  OPS_LIST_OPERATORS,
  OPS_RESET_SECOND_FACTOR,
  OPS_RETIRE_OPERATOR,
} from '@rendezvous/contract/operators/staff/endpoints';
import type { OpsMe } from '@rendezvous/contract/operators/session/schemas';
import { OPS_COOKIE, rightsOf } from '@rendezvous/contract/operators/values';
import type { FastifyReply } from 'fastify';
import { handle } from '#src/platform/http/handle.ts';
import { operatorOf } from '#src/platform/http/access.ts';
import { clearOperatorCookie, setOperatorCookie } from '#src/platform/http/operator-cookie.ts';
import { createSealer } from '#src/platform/lib/sealer.ts';
import { microseconds, pageOf, readCursor } from '#src/platform/lib/cursor.ts';
import { problem } from '#src/platform/lib/problem.ts';
import type { Operator } from '#src/platform/ports/operators.ts';
import type { App } from '#src/platform/types.ts';
import { findOperator, logInOperator, logOutOperator } from './login.ts';
import { beginPasskey, ownPasskeys, registerPasskey, removePasskey, renamePasskey } from './passkeys.ts';
import { beginPasskeyProof, proveByCode, proveByPasskey } from './proof.ts';
import { listAudit } from './service.ts';
import { addStaff, changeStaff, listStaff } from './staff.ts';

const PAGE = 50;

const present = ({ id, name, role, endsAt }: Operator): OpsMe => ({
  id,
  name,
  role,
  rights: rightsOf(role),
  session_ends_at: endsAt.toISOString(),
});

/** Log-in of operators with key and second factor, their administration, and the audit log. */
export async function operatorRoutes(app: App): Promise<void> {
  const { services } = app;
  const sealer = createSealer(await services.secrets('operators'));

  handle(app, OPS_LOG_IN, async ({ body }, reply) => {
    const { token, answer } = await logInOperator(services, sealer, body.key);
    setOperatorCookie(reply, token);
    return answer;
  });

  /** The operator whose session a second factor has opened, or made fresh. */
  async function enter(reply: FastifyReply, token: string, now: Date): Promise<{ operator: OpsMe }> {
    setOperatorCookie(reply, token);
    const operator = await findOperator(services, token, now);
    if (!operator) throw problem('authentication_required');
    return { operator: present(operator) };
  }

  handle(app, OPS_PROVE, async ({ body, cookies, context }, reply) =>
    enter(reply, await proveByCode(services, sealer, cookies[OPS_COOKIE], body.code), context.now),
  );

  handle(app, OPS_BEGIN_PASSKEY_PROOF, async ({ cookies }) => ({
    options: await beginPasskeyProof(services, cookies[OPS_COOKIE]),
  }));

  handle(app, OPS_PROVE_PASSKEY, async ({ body, cookies, context }, reply) =>
    enter(reply, await proveByPasskey(services, cookies[OPS_COOKIE], body.credential), context.now),
  );

  handle(app, OPS_READ_ME, async ({ cookies, context }) => {
    const token = cookies[OPS_COOKIE];
    const operator = token ? await findOperator(services, token, context.now) : null;
    return { operator: operator && present(operator) };
  });

  handle(app, OPS_LOG_OUT, async (request, reply) => {
    await logOutOperator(services, operatorOf(request));
    clearOperatorCookie(reply);
  });

  handle(app, OPS_READ_PASSKEYS, async (request) => ({
    items: await ownPasskeys(services.db, operatorOf(request).id),
  }));
  handle(app, OPS_BEGIN_PASSKEY, async (request) => ({
    options: await beginPasskey(services, operatorOf(request), request.context.settings.value('name')),
  }));
  handle(app, OPS_REGISTER_PASSKEY, async (request) => ({
    passkey: await registerPasskey(services, operatorOf(request), request.body),
  }));
  handle(app, OPS_RENAME_PASSKEY, async (request) => {
    const { id, name } = request.body;
    return { passkey: await renamePasskey(services, operatorOf(request), id, name) };
  });
  handle(app, OPS_REMOVE_PASSKEY, (request) =>
    removePasskey(services, operatorOf(request), request.query.id),
  );

  handle(app, OPS_LIST_OPERATORS, async (request) => ({
    items: await listStaff(services, operatorOf(request)),
  }));
  handle(app, OPS_ADD_OPERATOR, (request) =>
    addStaff(services, operatorOf(request), request.body.name, request.body.role),
  );
  handle(app, OPS_CHANGE_ROLE, async (request) => {
    const { operator, role } = request.body;
    return { operator: await changeStaff(services, operatorOf(request), operator, { role }) };
  });
  handle(app, OPS_RETIRE_OPERATOR, async (request) => ({
    operator: await changeStaff(services, operatorOf(request), request.body.operator, 'retire'),
  }));
  handle(app, OPS_RESET_SECOND_FACTOR, async (request) => ({
    operator: await changeStaff(services, operatorOf(request), request.body.operator, 'reset'),
  }));

  handle(app, OPS_LIST_AUDIT, async (request) => {
    const { cursor, ...filter } = request.query;
    const rows = await listAudit(services, operatorOf(request), filter, readCursor(cursor), PAGE + 1);
    return pageOf(rows, {
      limit: PAGE,
      positionOf: ({ at, id }) => ({ at: microseconds(at), id }),
      present: ({ at, detail, ...row }) => ({ ...row, at: at.toISOString(), detail: JSON.stringify(detail) }),
    });
  });
}
