import { ENDPOINT_FOLDERS } from '@rendezvous/contract/composition/endpoint-table';
import type { Endpoint } from '@rendezvous/contract/kernel/endpoint';
import { Problem } from '@rendezvous/contract/kernel/errors';
import { OPS_COOKIE } from '@rendezvous/contract/operators/values';
import { SESSION_COOKIE } from '@rendezvous/contract/resources/accounts/schemas';
import { parametersOf, requestBodyOf } from './request.ts';
import { responsesOf } from './responses.ts';

/** An endpoint with its name in the table and the file that states it. */
interface Entry {
  name: string;
  tag: string;
  endpoint: Endpoint;
}

/** The OpenAPI document of the endpoint table. */
export function openapiDocument(): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rendezvous',
      version: '2',
      description: 'Every refusal is application/problem+json with a stable code.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(ENDPOINT_FOLDERS)
      .map(tagOf)
      .map((name) => ({ name, description: `Endpoints of ${name}.` })),
    paths: pathsOf(entries()),
    components: {
      schemas: { Problem },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        operator: {
          type: 'apiKey',
          in: 'cookie',
          name: OPS_COOKIE,
          description: 'Session of an operator, after key and second factor.',
        },
        partner: { type: 'http', scheme: 'bearer', description: 'Key of a partner, made by an operator.' },
      },
    },
  };
}

/** Name of a folder of the contract in the document: `likes`, `ops-members`. */
const tagOf = (folder: string): string => folder.replace('resources/', '').replace('operators/', 'ops-');

const entries = (): Entry[] =>
  Object.entries(ENDPOINT_FOLDERS).flatMap(([folder, file]) =>
    Object.entries(file).map(([name, endpoint]) => ({ name, tag: tagOf(folder), endpoint })),
  );

/** Paths of OpenAPI carry no query: endpoints that differ by a fixed query share an operation. */
function pathsOf(all: readonly Entry[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  const operations = Map.groupBy(all, ({ endpoint }) => `${endpoint.method} ${endpoint.path.split('?')[0]}`);
  for (const [address, sharing] of operations) {
    const [method = '', path = ''] = address.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(sharing);
  }
  return paths;
}

function operationOf(sharing: readonly Entry[]): object {
  const endpoints = sharing.map(({ endpoint }) => endpoint);
  const parameters = parametersOf(endpoints);
  return {
    operationId: sharing.map(({ name }) => camelCase(name)).join('-or-'),
    summary: endpoints.map(({ summary }) => summary).join(' '),
    tags: [...new Set(sharing.map(({ tag }) => tag))],
    ...freshnessOf(endpoints),
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(endpoints),
    responses: responsesOf(endpoints),
    security: endpoints.map(({ access }) => (access === 'public' ? {} : { [SCHEMES[access]]: [] })),
  };
}

/** States which requests need a fresh log-in. */
function freshnessOf(endpoints: readonly Endpoint[]): { description?: string } {
  const asked = endpoints.flatMap(({ fresh }) => (fresh ? [fresh] : []));
  if (asked.length === 0) return {};
  const fields = asked.flatMap((fresh) => (fresh === true ? [] : fresh));
  const which =
    fields.length > 0 ? ` when the body has ${fields.map((name) => `\`${name}\``).join(' or ')}` : '';
  return {
    description: `Needs a log-in not older than the setting \`fresh_login_minutes\`${which}; \`POST /api/reauthenticate.php\` renews it.`,
  };
}

/** Security scheme by the callers that an endpoint admits. */
const SCHEMES = { member: 'session', operator: 'operator', partner: 'partner' } as const;

const camelCase = (name: string): string =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
