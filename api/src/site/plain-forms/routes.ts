import {
  LikeForm,
  LinkQuery,
  LogInQuery,
  LogOutForm,
} from '@rendezvous/contract/resources/plain-forms/schemas';
import { OwnPath } from '@rendezvous/contract/kernel/own-path';
import { PLAIN_LOG_OUT } from '@rendezvous/contract/resources/plain-forms/values';
import { REQUEST_LIMITS } from '@rendezvous/contract/composition/request-limits';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { LoginBody } from '@rendezvous/contract/resources/accounts/schemas';
import { LinkBody } from '@rendezvous/contract/resources/signup/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { confirmMailChange, logIn, logOutSession } from '#src/identity/accounts/face.ts';
import { reactivateIn } from '#src/identity/deletion/face.ts';
import { activateIn } from '#src/identity/signup/face.ts';
import { like, likeContext, unlike } from '#src/people/likes/face.ts';
import { acceptForms } from '#src/platform/http/forms.ts';
import { clearSessionCookie } from '#src/platform/http/session.ts';
import { MINUTE } from '#src/platform/lib/clock.ts';
import { fieldProblem } from '#src/platform/lib/problem.ts';
import { validatorOf } from '#src/platform/lib/validation.ts';
import type { App } from '#src/platform/types.ts';
import { answerRefused } from './refusal-page.ts';
import { withdrawForm } from './withdraw-form.ts';

const isOwnPath = validatorOf(OwnPath);
const response = { 303: Type.Null() };
/** Forms of our own pages: the browser vouches for their origin, and there is no script to set a header. */
const config = { access: 'public', crossSite: 'origin' } as const;

const leadTo = (reply: FastifyReply, location: string): FastifyReply =>
  reply.code(303).header('location', location).send(null);

/** `value` where it is a path of this site, else `otherwise`. */
const ownPath = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && isOwnPath(value) ? value : otherwise;

/**
 * The acts of pages without scripts: a like, log-in, log-out, a withdrawal and the links of mails (decision 122). Each is a form of the server's HTML, has the rules of the API's own
 * endpoint, and leads back to a page.
 */
export async function plainFormRoutes(app: App): Promise<void> {
  acceptForms(app);
  likeForm(app);
  logInForm(app);
  logOutForm(app);
  linkForms(app);
  withdrawForm(app);
}

/** Likes a member or removes the like, by what the form names: sent twice, it changes nothing more. Visitors are led to log in. */
function likeForm(app: App): void {
  const { services } = app;
  app.post(
    pathTo('likes'),
    {
      config,
      schema: { body: LikeForm, response },
      errorHandler: (error, request, reply) =>
        answerRefused(error, request, reply, ownPath(Object(request.body).back, '/')),
    },
    async ({ context, body }, reply) => {
      const { viewer } = context;
      if (!viewer) return leadTo(reply, `${pathTo('login')}?redirect=${encodeURIComponent(body.back)}`);
      const likes = likeContext(services, context);
      if (body.like) await like(likes, viewer, body.like);
      else if (body.unlike) await unlike(likes, viewer, body.unlike);
      else throw fieldProblem('like', 'required');
      return leadTo(reply, body.back);
    },
  );
}

/** Opens a session under the same lock-out as the API's log-in, and leads to the page that asked for one. */
function logInForm(app: App): void {
  const { max } = REQUEST_LIMITS.LOG_IN;
  app.post(
    pathTo('login'),
    {
      config: { ...config, countsBrowsers: true, rateLimit: { max, timeWindow: MINUTE } },
      schema: { body: LoginBody, querystring: LogInQuery, response },
      errorHandler: (error, request, reply) => answerRefused(error, request, reply, request.url),
    },
    async (request, reply) => {
      const { email, password } = request.body;
      await logIn(request, reply, email, password);
      return leadTo(reply, ownPath(request.query.redirect, pathTo('members')));
    },
  );
}

/** Forms on the pages of mailed links, with the page that follows. */
function linkForms(app: App): void {
  const { services } = app;
  const linkForm = (
    page: string,
    { max }: { max: number },
    next: string,
    press: (request: FastifyRequest, reply: FastifyReply, body: LinkBody) => Promise<unknown>,
  ) =>
    app.post(
      page,
      {
        config: { ...config, rateLimit: { max, timeWindow: MINUTE } },
        schema: { body: LinkBody, querystring: LinkQuery, response },
        errorHandler: (error, request, reply) => answerRefused(error, request, reply, request.url),
      },
      async (request, reply) => {
        await press(request, reply, request.body);
        return leadTo(reply, next);
      },
    );
  const { ACTIVATE, REACTIVATE, CONFIRM_MAIL_CHANGE } = REQUEST_LIMITS;
  linkForm(pathTo('activate-done'), ACTIVATE, pathTo('activate-done'), activateIn);
  linkForm(pathTo('account-deleted'), REACTIVATE, pathTo('members'), reactivateIn);
  linkForm(pathTo('mail-change-do'), CONFIRM_MAIL_CHANGE, pathTo('login'), ({ context }, _reply, body) =>
    confirmMailChange(services, { ...body, viewer: context.viewer }),
  );
}

/** Ends the session, where there is one, and leads home. */
function logOutForm(app: App): void {
  const { services } = app;
  app.post(
    PLAIN_LOG_OUT,
    { config, schema: { body: LogOutForm, response } },
    async ({ context: { viewer } }, reply) => {
      if (viewer) await logOutSession(services, viewer.userId, viewer.sessionId);
      clearSessionCookie(reply);
      return leadTo(reply, '/');
    },
  );
}
