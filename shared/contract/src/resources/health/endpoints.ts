import { endpoint } from '#src/kernel/endpoint.ts';
import { HealthResponse, OpenapiResponse } from './schemas.ts';

export const READ_HEALTH = endpoint('GET', '/api/health', {
  summary: 'Says that the process answers.',
  access: 'public',
  response: HealthResponse,
  unlimited: true,
});

export const READ_READINESS = endpoint('GET', '/api/ready', {
  summary: 'Says that the process can serve: it has started, and database and bus of live events answer.',
  access: 'public',
  response: HealthResponse,
  unlimited: true,
});

export const READ_OPENAPI = endpoint('GET', '/api/openapi.json', {
  summary: 'Returns the OpenAPI document of these endpoints.',
  access: 'public',
  response: OpenapiResponse,
});
