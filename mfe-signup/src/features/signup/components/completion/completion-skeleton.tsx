import { Halves } from '@rendezvous/ui/product/half-portrait';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { theme } from '@rendezvous/theme/theme';
import styled from 'styled-components';
import { Centre } from '#src/lib/centre.tsx';

const Shape = styled(Waiting)`
  width: 100%;
  max-width: 440px;
  & > div {
    display: grid;
    gap: ${theme.space.s4};
  }
`;

/** Heights of the form’s parts: heading, words, what was passed on, password, consent, button, small print. */
const PARTS = ['84px', '52px', '148px', '104px', '150px', '56px', '40px'];

/** The shape of the form while the sign-up is read. */
export function CompletionSkeleton() {
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
