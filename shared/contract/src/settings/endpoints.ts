import { endpoint } from '#src/kernel/endpoint.ts';
import { InterestsResponse } from '#src/resources/places/schemas.ts';
import { CompanyInfoResponse, SettingsQuery, SettingsResponse } from './schemas.ts';

export const READ_SETTINGS = endpoint('GET', '/api/settings.php', {
  summary: 'Returns the public settings of the domain, worded for the caller (spec §3 Settings).',
  access: 'public',
  query: SettingsQuery,
  response: SettingsResponse,
});

export const READ_COMPANY_INFO = endpoint('GET', '/api/companyinfo.php', {
  summary: 'Returns the company block of the footer and the legal pages (spec §3 Company info).',
  access: 'public',
  response: CompanyInfoResponse,
});

export const READ_INTERESTS = endpoint('GET', '/api/interests.php', {
  summary: 'Lists the interests a profile may name.',
  access: 'public',
  response: InterestsResponse,
});
