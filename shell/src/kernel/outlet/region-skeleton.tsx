import { FormattedMessage } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '@rendezvous/ui/visually-hidden';
import { Wrap } from '@rendezvous/ui/page';
import { theme } from '@rendezvous/theme/theme';

const breathe = keyframes`
  from { opacity: 1; }
  to { opacity: 0.55; }
`;

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

/** Appears after 200 ms: what comes sooner needs no stand-in. Gone with the screen's first drawing, or it would push it down. */
const Room = styled(Wrap)`
  min-height: 60vh;
  padding-block: ${theme.space.s6};
  animation: ${appear} 0s 200ms both;

  &:has(+ [data-remote]:not(:empty)) {
    display: none;
  }
`;

const Block = styled.div<{ $height: number; $width?: string }>`
  height: ${({ $height }) => $height}px;
  width: ${({ $width = '100%' }) => $width};
  margin-bottom: ${theme.space.s4};
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface3};
  animation: ${breathe} 1.4s ease-in-out infinite alternate;
`;

/** Stands where a screen is on its way. */
export function RegionSkeleton() {
  return (
    <Room aria-busy="true">
      <VisuallyHidden role="status">
        <FormattedMessage id="frame.loading" defaultMessage="Loading" />
      </VisuallyHidden>
      <Block $height={40} $width="50%" aria-hidden="true" />
      <Block $height={180} aria-hidden="true" />
      <Block $height={180} aria-hidden="true" />
    </Room>
  );
}
