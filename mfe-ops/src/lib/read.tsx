import type { ReactNode } from 'react';
import type { ApiError } from '@rendezvous/api-client/client';
import { FailedRegion } from '@rendezvous/ui/feedback/failed-region';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';

/** What is read, as SWR returns it. */
export interface Reading<T> {
  data?: T | undefined;
  error?: ApiError | undefined;
  mutate: () => Promise<unknown>;
}

interface Props<T> {
  reading: Reading<T>;
  /** Height of what is on its way. */
  height?: string;
  children: (data: T) => ReactNode;
}

/** What was read, or its place while it is on its way, or a way to ask again. */
export function Read<T>({ reading, height = '240px', children }: Props<T>) {
  const { data, error, mutate } = reading;
  if (data !== undefined) return children(data);
  if (error) return <FailedRegion onRetry={() => void mutate()} />;
  return (
    <Waiting>
      <Skeleton $height={height} $radius="22px" />
    </Waiting>
  );
}
