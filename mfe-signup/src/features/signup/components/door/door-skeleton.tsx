import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Halves } from '@rendezvous/ui/product/half-portrait';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { Centre } from '#src/lib/centre.tsx';

const Shape = styled(Waiting)`
  width: 100%;
  max-width: 440px;
  & > div {
    display: grid;
    gap: ${theme.space.s4};
  }
`;

/** Heights of heading, place, words, field, price and button. */
const PARTS = ['42px', '24px', '78px', '172px', '48px', '56px'];

/** The shape of the door while the member is read. */
export function DoorSkeleton() {
  return (
    <Centre>
      <Halves $size="min(60vw, 320px)" $offset="14px" aria-hidden="true">
        <Skeleton $height="100%" $radius="inherit" />
        <Skeleton $height="100%" $radius="inherit" />
      </Halves>
      <Shape>
        {PARTS.map((height) => (
          <Skeleton key={height} $height={height} $radius={theme.radius.r2} />
        ))}
      </Shape>
    </Centre>
  );
}
