import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Dial } from './dial.tsx';
import { IconButton } from './icon-button.tsx';
import { CLOSE } from './icons/close.tsx';
import { Wrap } from './page.tsx';

const Strip = styled.aside`
  background: ${theme.color.fig};
  color: ${theme.color.onFig};
  a {
    color: ${theme.color.onFig};
    font-weight: ${theme.weight.strong};
    min-height: ${theme.size.target};
    display: inline-flex;
    align-items: center;
  }
  button,
  button:hover {
    color: ${theme.color.onFig};
  }
  button:hover {
    background: ${theme.color.figHover};
  }
`;

const Line = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  min-height: 56px;
  padding-block: ${theme.space.s2};
`;

/** Text with its action beside it; below it on phones, so that the text keeps its width. */
const Offer = styled.div`
  flex: 1;
  min-width: 0;
  font-size: ${theme.size.small};
  ${media.phone} {
    display: flex;
    align-items: center;
    gap: ${theme.space.s3};
    font-size: inherit;
  }
`;

const Words = styled.p`
  flex: 1;
  min-width: 0;
  line-height: 1.4;
  text-wrap: balance;
`;

/** Widths at which the second text wraps: phones, and tablets when it is long. */
const tooNarrow = ({ $isLong }: { $isLong: boolean }): string =>
  $isLong ? media.belowDesktop : media.belowPhone;

const Dot = styled.span<{ $isLong: boolean }>`
  ${tooNarrow} {
    display: none;
  }
`;

const Rest = styled.span<{ $isLong: boolean }>`
  ${tooNarrow} {
    display: block;
  }
`;

/** Second text: after a dot, or on a separate line where both do not fit. */
export function BannerRest({ isLong = false, children }: { isLong?: boolean; children: ReactNode }) {
  return (
    <>
      <Dot $isLong={isLong}>{' · '}</Dot>
      <Rest $isLong={isLong}>{children}</Rest>
    </>
  );
}

/** Time left in tabular figures; not announced each second. */
export const Clock = styled.span.attrs({ role: 'timer' })`
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.bold};
  color: ${theme.color.glow};
`;

export interface BannerProps {
  label: string;
  /** Share of time left, 0 to 1, drawn as a half clock. */
  share?: number;
  children: ReactNode;
  action?: ReactNode;
  dismissLabel?: string;
  onDismiss?: () => void;
}

/** Strip under the top bar: a limited offer with its clock. */
export function Banner({ label, share, children, action, dismissLabel, onDismiss }: BannerProps) {
  return (
    <Strip aria-label={label}>
      <Line>
        {share !== undefined && <Dial share={share} />}
        <Offer>
          <Words>{children}</Words>
          {action}
        </Offer>
        {onDismiss && dismissLabel && <IconButton icon={CLOSE} label={dismissLabel} onClick={onDismiss} />}
      </Line>
    </Strip>
  );
}
