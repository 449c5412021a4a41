import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Countdown } from '#src/product/countdown.tsx';
import { Icon } from '#src/layout/icon.tsx';
import { IconButton } from '#src/controls/icon-button.tsx';
import { CHEVRON_RIGHT } from '#src/icons/actions/chevron-right.tsx';
import { CLOSE } from '#src/icons/actions/close.tsx';
import { WideWrap } from '#src/layout/page.tsx';

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

/** Slim on phones, where the first screen has its own button to show. */
const Line = styled(WideWrap)`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  min-height: 56px;
  padding-block: ${theme.space.s2};
  ${media.belowPhone} {
    min-height: 0;
    padding: ${theme.space.s1} ${theme.space.s1} ${theme.space.s1} ${theme.space.s4};
    gap: ${theme.space.s2};
  }
`;

/** Text with its action beside it. On phones the action covers the text, and an arrow replaces its words. */
const Offer = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.s2};
  flex: 1;
  min-width: 0;
  font-size: ${theme.size.small};
  ${media.phone} {
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

const Label = styled.span`
  ${media.belowPhone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const Arrow = styled.span`
  display: inline-flex;
  ${media.phone} {
    display: none;
  }
`;

/** Content of a banner's action: its words, or on phones an arrow that makes the whole text the target. */
export function BannerAct({ children }: { children: ReactNode }) {
  return (
    <>
      <Label>{children}</Label>
      <Arrow>
        <Icon of={CHEVRON_RIGHT} size="s" />
      </Arrow>
    </>
  );
}

/** Needs no width beside the words; they contain the time. */
const Clockface = styled.span`
  ${media.belowPhone} {
    display: none;
  }
`;

/** Look of a banner's action. */
const Act = styled.div`
  ${media.belowPhone} {
    > a::after,
    > button::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
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
  /** Name under which the dismissal is stored, so that it can be remembered before the page listens (shell/src/early). */
  dismissal?: string;
}

/** Strip under the top bar: a limited offer with its clock. */
export function Banner({ label, share, children, action, dismissLabel, onDismiss, dismissal }: BannerProps) {
  return (
    <Strip aria-label={label}>
      <Line>
        {share !== undefined && (
          <Clockface>
            <Countdown share={share} />
          </Clockface>
        )}
        <Offer>
          <Words>{children}</Words>
          {action && <Act>{action}</Act>}
        </Offer>
        {onDismiss && dismissLabel && (
          <IconButton icon={CLOSE} label={dismissLabel} data-dismiss={dismissal} onClick={onDismiss} />
        )}
      </Line>
    </Strip>
  );
}
