import type { ReactNode } from 'react';
import type { useGrowing } from '@rendezvous/api-client/use-pages';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { More } from './more.tsx';
import { Read, type Reading } from './read.tsx';
import { Rows } from './rows.tsx';

interface Props<Item> {
  list: {
    reading: Reading<{ items: Item[] }>;
    pages: ReturnType<typeof useGrowing>;
  };
  /** Said when there is nothing. */
  empty: { title: string; text?: string };
  /** One row, an `li` with a key. */
  children: (item: Item) => ReactNode;
}

/** Rows of a list that comes page by page: skeleton, failure with a way to ask again, empty, filled, more. */
export function GrowingRows<Item>({ list, empty, children }: Props<Item>) {
  return (
    <Read reading={list.reading}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={empty.title} text={empty.text} />
        ) : (
          <>
            <Rows>{items.map(children)}</Rows>
            <More pages={list.pages} />
          </>
        )
      }
    </Read>
  );
}
