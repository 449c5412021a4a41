import { useIntl } from 'react-intl';
import type { SettingSource } from '@rendezvous/contract/operators/values';
import { StatusTag } from '#src/lib/status-tag.tsx';

/** Where the value in force comes from. */
export function SourceTag({ source }: { source: SettingSource }) {
  const intl = useIntl();
  const names: Record<SettingSource, string> = {
    product: intl.formatMessage({ id: 'settings.source.product', defaultMessage: 'As delivered' }),
    all: intl.formatMessage({ id: 'settings.source.all', defaultMessage: 'Set for all domains' }),
    domain: intl.formatMessage({ id: 'settings.source.domain', defaultMessage: 'Set for this domain' }),
  };
  return <StatusTag $tone={source === 'product' ? 'plain' : 'note'}>{names[source]}</StatusTag>;
}
