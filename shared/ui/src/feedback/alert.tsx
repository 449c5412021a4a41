import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { IconButton } from '#src/controls/icon-button.tsx';
import { Icon } from '#src/layout/icon.tsx';
import type { Drawing } from '#src/layout/drawing.tsx';
import { ALERT } from '#src/icons/objects/alert.tsx';
import { CHECK_CIRCLE } from '#src/icons/actions/check-circle.tsx';
import { CLOSE } from '#src/icons/actions/close.tsx';

export type AlertTone = 'neutral' | 'ok' | 'bad' | 'info';

const TONES: Record<AlertTone, ReturnType<typeof css>> = {
  neutral: css`
    background: ${theme.color.glowSoft};
    color: ${theme.color.onGlowSoft};
  `,
  ok: css`
    background: ${theme.color.leafSoft};
    color: ${theme.color.onLeafSoft};
  `,
  bad: css`
    background: ${theme.color.dangerSoft};
    color: ${theme.color.onDangerSoft};
  `,
  info: css`
    background: ${theme.color.figSoft};
    color: ${theme.color.onFigSoft};
  `,
};

const Box = styled.div<{ $bad: boolean; $acts: boolean }>`
  position: relative;
  display: grid;
  grid-template: 'words act close' auto / minmax(0, 1fr) auto auto;
  align-items: center;
  padding: 0 ${theme.space.s2} 0 ${theme.space.s8};
  min-height: 60px;
  overflow: hidden;
  border-radius: ${theme.radius.seam} ${theme.curve.c28} ${theme.curve.c28} ${theme.radius.seam};
  background: ${theme.color.surface};
  border: 1px solid ${({ $bad }) => ($bad ? theme.color.danger : theme.color.line)};
  ${media.belowPhone} {
    ${({ $acts }) =>
      $acts &&
      css`
        grid-template: 'words close' auto 'act act' auto / minmax(0, 1fr) auto;
        justify-items: start;
        padding-bottom: ${theme.space.s2};
      `}
  }
`;

const Cell = styled.span<{ $tone: AlertTone }>`
  position: absolute;
  left: 0;
  top: 0;
  bottom: 0;
  display: grid;
  place-items: center;
  width: 52px;
  ${({ $tone }) => TONES[$tone]}
`;

const Words = styled.div`
  grid-area: words;
  padding: ${theme.space.s3} ${theme.space.s2} ${theme.space.s3} 0;
  font-size: ${theme.size.label};
  line-height: ${theme.line.label};
`;

const Act = styled.div`
  grid-area: act;
  margin-right: ${theme.space.s1h};
`;

const Close = styled.div`
  grid-area: close;
`;

export interface AlertProps {
  tone?: AlertTone;
  icon?: Drawing;
  children: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Adds a close button; the caller stores the dismissal. */
  onDismiss?: () => void;
  /** Name under which the dismissal is stored, so that it can be remembered before the page listens (shell/src/early). */
  dismissal?: string;
}

/** Notice in the page: flat left with a coloured cell, round right. Screen readers announce a bad one at once. */
export function Alert({
  tone = 'neutral',
  icon = tone === 'ok' ? CHECK_CIRCLE : ALERT,
  children,
  action,
  onDismiss,
  dismissal,
}: AlertProps) {
  const intl = useIntl();
  return (
    <Box role={tone === 'bad' ? 'alert' : 'status'} $bad={tone === 'bad'} $acts={action !== undefined}>
      <Cell $tone={tone}>
        <Icon of={icon} />
      </Cell>
      <Words>{children}</Words>
      {action && <Act>{action}</Act>}
      {onDismiss && (
        <Close>
          <IconButton
            icon={CLOSE}
            label={intl.formatMessage({ id: 'ui.dismiss', defaultMessage: 'Dismiss' })}
            data-dismiss={dismissal}
            onClick={onDismiss}
          />
        </Close>
      )}
    </Box>
  );
}
