import { COMPLAIN } from '#src/resources/complaints/endpoints.ts';
import { READ_LIKES } from '#src/resources/likes/endpoints.ts';
import { PROVE_PASSKEY } from '#src/resources/passkeys/endpoints.ts';
import { ENDPOINTS } from './endpoint-table.ts';
import { limitOf, REQUEST_LIMITS } from './request-limits.ts';

test('an endpoint has the limit that the table gives its name', () => {
  expect(limitOf(COMPLAIN)).toEqual({ max: 5, per: 'hour' });
  expect(limitOf(PROVE_PASSKEY)).toEqual({ max: 30, per: 'minute' });
  expect(limitOf(READ_LIKES)).toBeNull();
});

test('every line of the table limits an endpoint that has limits', () => {
  const limited = ENDPOINTS.filter(([, endpoint]) => limitOf(endpoint) && !endpoint.unlimited);
  expect(limited.map(([name]) => name).sort()).toEqual(Object.keys(REQUEST_LIMITS).sort());
});
