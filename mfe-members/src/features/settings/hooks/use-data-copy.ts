import { DOWNLOAD_EXPORT } from '@rendezvous/contract/resources/data-export/calls';
import { useAct } from '@rendezvous/domain/forms/use-act';
import type { ApiError } from '@rendezvous/api-client/client';
import { isCancelled, useReauthentication } from '@rendezvous/remote/react/use-reauthentication';
import { useRefusal } from '#src/lib/dialogs/use-refusal.ts';
import { openExport, orderExport, useDataExport } from '../api/data-export.ts';

/** Makes the browser save the answer of an address; the page stays. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** The copy of the member's data: its state, its order and its download. Both ask for a fresh log-in. */
export function useDataCopy() {
  const { data: copy, error, mutate } = useDataExport();
  const { confirm, dialog } = useReauthentication();
  const refuse = useRefusal();

  function refused(error: ApiError): void {
    if (!isCancelled(error)) refuse(error);
    // A copy that is gone by now shows as gone.
    if (error.code === 'not_found') void mutate();
  }

  const order = useAct(() => confirm(orderExport), {
    onDone: (ordered) => void mutate(ordered, { revalidate: false }),
    onRefused: refused,
  });
  const download = useAct(() => confirm(openExport), {
    onDone: () => save(DOWNLOAD_EXPORT.path),
    onRefused: refused,
  });
  return { copy, failed: error !== undefined, retry: () => void mutate(), order, download, dialog };
}
