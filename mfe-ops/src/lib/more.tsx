import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ApiError } from '@rendezvous/api-client/client';
import type { useGrowing } from '@rendezvous/api-client/use-pages';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { useShowRefusal } from './use-ops-act.ts';

/** Reads the next page of a list, while there is one. */
export function More({ pages }: { pages: ReturnType<typeof useGrowing> }) {
  const intl = useIntl();
  const showRefusal = useShowRefusal();
  if (!pages.hasMore) return null;
  const handleMore = async (): Promise<void> => {
    try {
      await pages.loadMore();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showRefusal(error);
    }
  };
  return (
    <Place>
      <Button tone="outline" loading={pages.loadingMore} onClick={() => void handleMore()}>
        {intl.formatMessage({ id: 'list.more', defaultMessage: 'Show more' })}
      </Button>
    </Place>
  );
}

const Place = styled.div`
  margin-top: ${theme.space.s4};
`;
