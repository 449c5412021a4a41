import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ApiError } from '@rendezvous/api-client/client';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { errorText } from '@rendezvous/i18n/errors';
import { useShell, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button, ButtonLink } from '@rendezvous/ui/controls/button';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { PageTitle, Wrap } from '@rendezvous/ui/layout/page';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { useTransactions } from '../api/get-transactions.ts';
import { CreditReturns } from './credit-returns.tsx';
import { Months } from './months.tsx';

/** All own payments, newest first, twenty at a time, and credits that came back. */
export function TransactionList() {
  const intl = useIntl();
  const shell = useShell();
  const paid = useUser()?.paid_user ?? false;
  const { data, error, mutate, hasMore, loadMore, loadingMore } = useTransactions();
  const title = intl.formatMessage({ id: 'list.title', defaultMessage: 'Your payments' });
  useTitle(title);

  async function handleMore(): Promise<void> {
    try {
      await loadMore();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      shell.toast({ text: errorText(intl, failure.problem), tone: 'bad' });
    }
  }
  const empty = data?.items.length === 0;
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      {!data && error && <FailedRegion onRetry={() => void mutate()} />}
      {!data && !error && (
        <Waiting>
          <Skeleton $height="220px" />
        </Waiting>
      )}
      {empty && (
        <EmptyState
          title={intl.formatMessage({ id: 'list.empty.title', defaultMessage: 'No payments yet' })}
          text={intl.formatMessage({
            id: 'list.empty.text',
            defaultMessage: 'The credits you buy appear here, with what they cost.',
          })}
          action={
            <ButtonLink to={pathTo(paid ? 'credits' : 'premium')}>
              {intl.formatMessage({ id: 'packages.see', defaultMessage: 'See packages' })}
            </ButtonLink>
          }
        />
      )}
      {data && !empty && <Months payments={data.items} />}
      {hasMore && (
        <Button tone="outline" loading={loadingMore} onClick={() => void handleMore()}>
          {intl.formatMessage({ id: 'list.more', defaultMessage: 'Show more' })}
        </Button>
      )}
      {data?.credit_returns && <CreditReturns returns={data.credit_returns} />}
    </Page>
  );
}

const Page = styled(Wrap)`
  max-width: 840px;
  padding-block: ${theme.space.s5} ${theme.space.s8};
  & > h1 {
    margin-bottom: ${theme.space.s4h};
  }
`;
