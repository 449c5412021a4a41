import { useIntl } from 'react-intl';
import { useCapability } from '@rendezvous/remote/react/hooks';
import { useDataCopy } from '#src/features/settings/hooks/use-data-copy.ts';
import { DataCopy } from './data-copy.tsx';
import { ListFailed, ListWaiting } from '#src/features/settings/components/list-state.tsx';
import { Part } from '#src/features/settings/components/part.tsx';

/** A copy of everything the product stores about its member: order, wait, download (PRODUCT §3 Data export). */
export function DataSection() {
  const intl = useIntl();
  const works = useCapability('data_download');
  const { copy, failed, retry, order, download, dialog } = useDataCopy();
  if (!works) return null;
  return (
    <Part
      title={intl.formatMessage({ id: 'settings.data.title', defaultMessage: 'Download your data' })}
      lead={intl.formatMessage({
        id: 'settings.data.lead',
        defaultMessage:
          'Everything we keep about you in one zip: account, profile, photos, messages, payments and the rest. Readable by you and by software.',
      })}
    >
      {!copy && (failed ? <ListFailed onRetry={retry} /> : <ListWaiting />)}
      {copy && <DataCopy copy={copy} order={order} download={download} />}
      {dialog}
    </Part>
  );
}
