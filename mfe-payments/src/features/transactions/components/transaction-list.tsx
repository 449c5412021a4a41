import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ApiError } from '@rendezvous/api-client/client';
import { pathTo } from '@rendezvous/contract/routes';
import { errorText } from '@rendezvous/i18n/errors';
import { useShell, useTitle, useUser } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button, ButtonLink } from '@rendezvous/ui/button';
import { EmptyState } from '@rendezvous/ui/empty-state';
import { FailedRegion } from '@rendezvous/ui/failed-region';
import { PageTitle, Wrap } from '@rendezvous/ui/page';
import { Skeleton } from '@rendezvous/ui/skeleton';
import { moreTransactions, useTransactions } from '../api/get-transactions.ts';
import { TransactionRow } from './transaction-row.tsx';

/** All own payments, newest first, twenty at a time. */
export function TransactionList() {
  const intl = useIntl();
  const shell = useShell();
  const paid = useUser()?.paid_user ?? false;
  const { data, error, mutate } = useTransactions();
  const [busy, setBusy] = useState(false);
  const title = intl.formatMessage({ id: 'list.title', defaultMessage: 'Your payments' });
  useTitle(title);

  async function loadMore(cursor: string): Promise<void> {
    setBusy(true);
    try {
      const next = await moreTransactions(cursor);
      await mutate(
        { items: [...data!.items, ...next.items], next_cursor: next.next_cursor },
        { revalidate: false },
      );
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      shell.toast({ text: errorText(intl, failure.problem), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  }
  const empty = data?.items.length === 0;
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      {!data && error && <FailedRegion onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton $height="220px" />}
      {empty && (
        <EmptyState
          title={intl.formatMessage({ id: 'list.empty.title', defaultMessage: 'No payments yet' })}
          text={intl.formatMessage({
            id: 'list.empty.text',
            defaultMessage: 'Credits you buy are listed here, with what they cost.',
          })}
          action={
            <ButtonLink to={pathTo(paid ? 'credits' : 'premium')}>
              {intl.formatMessage({ id: 'list.empty.act', defaultMessage: 'See packages' })}
            </ButtonLink>
          }
        />
      )}
      {data && !empty && (
        <List>
          {data.items.map((payment) => (
            <TransactionRow key={payment.id} payment={payment} />
          ))}
        </List>
      )}
      {data?.next_cursor && (
        <Button tone="outline" loading={busy} onClick={() => void loadMore(data.next_cursor!)}>
          {intl.formatMessage({ id: 'list.more', defaultMessage: 'Show more' })}
        </Button>
      )}
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

const List = styled.ul`
  display: grid;
  gap: ${theme.seam.button};
  margin-bottom: ${theme.space.s4h};
`;
