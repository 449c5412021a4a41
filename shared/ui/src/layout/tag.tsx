import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

export type TagTone = 'plain' | 'glow' | 'leaf' | 'zest';

const TONES: Record<TagTone, ReturnType<typeof css>> = {
  plain: css`
    background: ${theme.color.surface2};
    color: ${theme.color.ink};
  `,
  glow: css`
    background: ${theme.color.glowSoft};
    color: ${theme.color.onGlowSoft};
  `,
  leaf: css`
    background: ${theme.color.leafSoft};
    color: ${theme.color.onLeafSoft};
  `,
  zest: css`
    background: ${theme.color.zestSoft};
    color: ${theme.color.onZestSoft};
  `,
};

/** Shape of a short label. */
export const pill = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s1h};
  min-height: 28px;
  padding: ${theme.space.s1} ${theme.space.s3};
  border-radius: ${theme.radius.r2};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.line.small};
`;

const Pill = styled.span<{ $tone: TagTone }>`
  ${pill}
  ${({ $tone }) => TONES[$tone]}
`;

/** Short label. `glow` is for Premium and the time bonus only. */
export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: ReactNode }) {
  return <Pill $tone={tone}>{children}</Pill>;
}
