// Written by "npm run write calls" from resources/data-export/endpoints.ts. Do not edit.
import type { CallOf } from '#src/kernel/endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Returns the copy of the member’s data as a zip, for that member alone, while it is stored. */
export const DOWNLOAD_EXPORT: CallOf<typeof endpoints.DOWNLOAD_EXPORT> = {
  method: 'GET',
  path: '/api/export.php',
};

/** Returns whether this session may download the copy of the member’s data now. */
export const OPEN_EXPORT: CallOf<typeof endpoints.OPEN_EXPORT> = {
  method: 'POST',
  path: '/api/export-open.php',
};

/** Orders a copy of the member’s own data (PRODUCT §3 Data export): data, their schema and photos, mailed about once it is ready. One that is being put together is the answer to further orders. */
export const ORDER_EXPORT: CallOf<typeof endpoints.ORDER_EXPORT> = {
  method: 'POST',
  path: '/api/export.php',
};

/** Returns the state of the copy of the member’s data, and until when it can be downloaded. */
export const READ_EXPORT: CallOf<typeof endpoints.READ_EXPORT> = {
  method: 'GET',
  path: '/api/export-state.php',
};
