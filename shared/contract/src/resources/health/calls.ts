// Written by "npm run write calls" from resources/health/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Says that the process answers. */
export const READ_HEALTH: CallOf<typeof endpoints.READ_HEALTH> = { method: 'GET', path: '/api/health' };

/** Returns the OpenAPI document of these endpoints. */
export const READ_OPENAPI: CallOf<typeof endpoints.READ_OPENAPI> = {
  method: 'GET',
  path: '/api/openapi.json',
};

/** Says that the process can serve: it has started, and database and bus of live events answer. */
export const READ_READINESS: CallOf<typeof endpoints.READ_READINESS> = { method: 'GET', path: '/api/ready' };
