import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { OrderGrid } from './order-grid.tsx';

/** Placeholder of a choice of four rows. */
export function SkeletonRows({ height }: { height: string }) {
  return (
    <Waiting>
      <Rows>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} $height={height} $radius="44px" />
        ))}
      </Rows>
    </Waiting>
  );
}

/** Placeholder of the whole order. */
export function OrderSkeleton({ header }: { header: React.ReactNode }) {
  return (
    <OrderGrid>
      <div>
        {header}
        <SkeletonRows height="86px" />
      </div>
      <Summary>
        <Skeleton $height="280px" />
      </Summary>
    </OrderGrid>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s3};
`;

/** Below the rows on small screens the order is too far down to replace this. */
const Summary = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;
