import { endpoint } from '#src/kernel/endpoint.ts';
import { NoBody, NoQuery } from '#src/kernel/no-body.ts';
import { ExportResponse } from './schemas.ts';

export const READ_EXPORT = endpoint('GET', '/api/export-state.php', {
  summary: 'Returns the state of the copy of the member’s data, and until when it can be downloaded.',
  access: 'member',
  query: NoQuery,
  response: ExportResponse,
});

export const ORDER_EXPORT = endpoint('POST', '/api/export.php', {
  summary:
    'Orders a copy of the member’s own data (PRODUCT §3 Data export): data, their schema and photos, mailed about once it is ready. One that is being put together is the answer to further orders.',
  access: 'member',
  fresh: true,
  body: NoBody,
  response: ExportResponse,
  status: 202,
  errors: ['export_limit', 'not_found'],
});

export const OPEN_EXPORT = endpoint('POST', '/api/export-open.php', {
  summary: 'Returns whether this session may download the copy of the member’s data now.',
  access: 'member',
  fresh: true,
  body: NoBody,
  errors: ['not_found'],
});

export const DOWNLOAD_EXPORT = endpoint('GET', '/api/export.php', {
  summary: 'Returns the copy of the member’s data as a zip, for that member alone, while it is stored.',
  access: 'member',
  fresh: true,
  query: NoQuery,
  media: 'application/zip',
  errors: ['not_found'],
});
