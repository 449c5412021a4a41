import type { EndpointName } from '@rendezvous/contract/composition/endpoint-table';
import { ENDPOINTS } from '@rendezvous/contract/composition/endpoint-table';
import type { Endpoint } from '@rendezvous/contract/kernel/endpoint';
import type { ErrorCode } from '@rendezvous/contract/kernel/error-codes';
import { addressKey } from '#src/platform/lib/address-key.ts';
import type { App } from '#src/platform/types.ts';

/** Name of an event, or names by field of the body. */
type Act = string | Readonly<Record<string, string>>;

/** Acts that change who can use an account, by endpoint; of a body with several parts by its fields. */
const ACTS = {
  SIGN_UP: 'account_created',
  COMPLETE_SIGNUP: 'account_created',
  ACTIVATE: 'account_activated',
  LOG_IN: 'logged_in',
  LOG_IN_BY_PASSKEY: 'logged_in',
  REAUTHENTICATE: 'proven_again',
  PROVE_PASSKEY: 'proven_again',
  LOG_OUT: 'logged_out',
  LOG_OUT_BY_READING: 'logged_out',
  END_SESSION: 'sessions_ended',
  CHANGE_USER: {
    password: 'password_changed',
    email: 'address_change_ordered',
    spend_limit: 'limit_changed',
  },
  CONFIRM_MAIL_CHANGE: 'address_changed',
  UNDO_MAIL_CHANGE: 'address_restored',
  REQUEST_RESET: 'reset_requested',
  RESET_PASSWORD: 'password_reset',
  REGISTER_PASSKEY: 'passkey_added',
  REMOVE_PASSKEY: 'passkey_removed',
  DELETE_ACCOUNT: 'account_deleted',
  REACTIVATE: 'account_restored',
  ORDER_EXPORT: 'copy_ordered',
  DOWNLOAD_EXPORT: 'copy_downloaded',
} as const satisfies Partial<Record<EndpointName, Act>>;

/** Refusals that an attack leaves behind. */
export const SECURITY_PROBLEMS: ReadonlySet<ErrorCode> = new Set([
  'login_failed',
  'account_blocked',
  'account_suspended',
  'passkey_refused',
  'passkey_expired',
  'old_password_wrong',
  'code_invalid',
  'link_invalid',
  'link_expired',
  'reauthentication_required',
  'csrf',
  'forbidden',
  'idempotency_mismatch',
  'rate_limited',
  'too_many_mails',
  'too_many_codes',
]);

const BY_NAME: ReadonlyMap<string, Act> = new Map(Object.entries(ACTS));
const BY_ENDPOINT = new Map<Endpoint, Act | undefined>(
  ENDPOINTS.map(([name, endpoint]) => [endpoint, BY_NAME.get(name)]),
);

/**
 * Logs what an investigation asks for after an attack (ASVS 16.3): each act that changes who can use an account, and each refusal of an attempt.
 * Account, address of a log-in and client are keyed digests: equal ones can be compared, and none can be read.
 */
export async function securityEventsPlugin(app: App): Promise<void> {
  const { signer } = app.services;
  const digest = (kind: string, text: string) => signer.sign('security', kind, text).slice(0, 16);

  app.decorateRequest('entered', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    const problem = reply.refusal?.problem;
    const isRefused = problem !== undefined && SECURITY_PROBLEMS.has(problem);
    const events = isRefused
      ? [problem]
      : reply.statusCode < 300
        ? actsOf(request.routeOptions.config.endpoint, request.body)
        : [];
    if (events.length === 0) return done();
    const { viewer } = request.context;
    const account = request.entered ?? viewer?.userId;
    const login = emailIn(request.body);
    const facts = {
      route: `${request.method} ${request.routeOptions.url}`,
      client: digest('client', addressKey(request.ip)),
      ...(account && { account: digest('account', account) }),
      ...(login && { login: digest('login', login) }),
    };
    for (const security of events)
      if (isRefused) request.log.warn({ security, ...facts }, 'security event');
      else request.log.info({ security, ...facts }, 'security event');
    done();
  });
}

function actsOf(endpoint: Endpoint | undefined, body: unknown): string[] {
  const act = endpoint && BY_ENDPOINT.get(endpoint);
  if (!act) return [];
  if (typeof act === 'string') return [act];
  return Object.keys(act).flatMap((field) => (Object.hasOwn(Object(body), field) ? [act[field]!] : []));
}

/** The address that a log-in names, as it is compared. */
function emailIn(body: unknown): string | undefined {
  const given: unknown = Object(body).email;
  return typeof given === 'string' ? given.trim().toLowerCase() : undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Account that the request has opened a session of. */
    entered?: string;
  }
}
