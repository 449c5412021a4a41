import { call } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { OPEN_EXPORT, ORDER_EXPORT, READ_EXPORT } from '@rendezvous/contract/resources/data-export/calls';
import type { ExportResponse } from '@rendezvous/contract/resources/data-export/schemas';

/** Milliseconds between two looks at a copy that is being put together. */
const LOOK_AGAIN = 3_000;

/** Reads the state of the copy of the member's data, again and again while it is being put together. */
export const useDataExport = () =>
  useEndpoint(
    READ_EXPORT,
    {},
    {
      refreshInterval: (copy) => (copy?.state === 'preparing' ? LOOK_AGAIN : 0),
    },
  );

/** Orders a copy of the member's data. Throws `ApiError` with `export_limit` or `reauthentication_required`. */
export const orderExport = (): Promise<ExportResponse> => call(ORDER_EXPORT);

/** Makes sure that the copy can be downloaded now. Throws `ApiError` with `not_found` or `reauthentication_required`. */
export async function openExport(): Promise<void> {
  await call(OPEN_EXPORT);
}
