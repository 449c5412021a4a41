import styled from 'styled-components';
import { Wrap } from '@rendezvous/ui/layout/page';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { theme } from '@rendezvous/theme/theme';

/** Gone with the screen's first drawing, or it would push it down. */
const Room = styled(Wrap)`
  min-height: 60vh;
  padding-block: ${theme.space.s6};

  span + span {
    margin-top: ${theme.space.s4};
  }

  &:has(+ [data-remote]:not(:empty)) {
    display: none;
  }
`;

/** Placeholder of a screen on its way. */
export function RegionSkeleton() {
  return (
    <Room>
      <Waiting>
        <Skeleton $height="40px" $width="50%" />
        <Skeleton $height="180px" $radius={theme.radius.r3} />
        <Skeleton $height="180px" $radius={theme.radius.r3} />
      </Waiting>
    </Room>
  );
}
