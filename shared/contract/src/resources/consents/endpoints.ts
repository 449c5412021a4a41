import { endpoint } from '#src/kernel/endpoint.ts';
import { NoQuery } from '#src/kernel/no-body.ts';
import { ConsentsResponse, GiveConsentBody, WithdrawConsentBody } from './schemas.ts';

export const READ_CONSENTS = endpoint('GET', '/api/consents.php', {
  summary:
    'Lists the member’s own consents with version, language and time of the text, withdrawn ones included.',
  access: 'member',
  query: NoQuery,
  response: ConsentsResponse,
});

export const GIVE_CONSENT = endpoint('POST', '/api/consents.php', {
  summary: 'Gives a consent; the one to showing the profile shows it again. One in force stays.',
  access: 'member',
  body: GiveConsentBody,
  response: ConsentsResponse,
});

export const WITHDRAW_CONSENT = endpoint('DELETE', '/api/consents.php', {
  summary:
    'Withdraws a consent; without the one to showing the profile, the profile is hidden at once; without the other, declared traits are cleared.',
  access: 'member',
  body: WithdrawConsentBody,
  response: ConsentsResponse,
});
