import { OPS_COOKIE } from '@rendezvous/contract/operators/values';
import type { FastifyReply } from 'fastify';
import { isSecure } from './own-origin.ts';

/** Sets the cookie of an operator: HttpOnly, never sent along from another site, gone with the browser. */
export function setOperatorCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(OPS_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(reply.request),
  });
}

export function clearOperatorCookie(reply: FastifyReply): void {
  reply.clearCookie(OPS_COOKIE, { path: '/', httpOnly: true, sameSite: 'strict' });
}
