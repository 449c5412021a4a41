import swagger from '@fastify/swagger';
import { Problem } from '@rendezvous/contract/errors';
import { READ_OPENAPI } from '@rendezvous/contract/endpoints/health';
import { SESSION_COOKIE } from '@rendezvous/contract/user';
import { handle } from './handle.ts';
import type { App } from '#src/platform/types.ts';

/** Serves the description of the API, made from the schemas that bind it: `GET /api/openapi.json`. */
export async function openapiPlugin(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rendezvous',
        version: '2',
        description: 'Every refusal is application/problem+json with a stable code.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
          operator: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access ?? 'member';
      // Routes that share a path and differ by their query are told apart here as well.
      const push = (route.constraints as { push?: string } | undefined)?.push;
      return {
        url: push ? `${url}?push=${push}` : url,
        schema: {
          ...schema,
          hide: !url.startsWith('/api/'),
          response: { ...(schema?.response as object | undefined), default: Problem },
          security: access === 'public' ? [] : [{ [access === 'member' ? 'session' : 'operator']: [] }],
        },
      };
    },
  });
  handle(app, READ_OPENAPI, () => ({ ...app.swagger() }));
}
