import { useIntl } from 'react-intl';
import { Button } from '@rendezvous/ui/controls/button';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';

/** Empty result with a button that clears the filters. */
export function EmptyResults({ onClear }: { onClear: (() => void) | undefined }) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'members.empty.title', defaultMessage: 'No results' })}
      text={intl.formatMessage({
        id: 'members.empty.text',
        defaultMessage: 'Nobody fits all of this at once. Remove a filter or two and try again.',
      })}
      action={
        onClear && (
          <Button tone="outline" onClick={onClear}>
            {intl.formatMessage({ id: 'members.filters.clear', defaultMessage: 'Clear filters' })}
          </Button>
        )
      }
    />
  );
}
