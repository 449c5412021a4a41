import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const Native = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 8px;
  border: 0;
  border-radius: 4px;
  overflow: hidden;
  background: ${theme.color.surface3};
  &::-webkit-progress-bar {
    background: ${theme.color.surface3};
  }
  &::-webkit-progress-value {
    background: ${theme.color.zest};
    border-radius: 0 4px 4px 0;
  }
  &::-moz-progress-bar {
    background: ${theme.color.zest};
  }
`;

/** Share of work done, 0 to 1. */
export function Progress({ share, label }: { share: number; label: string }) {
  return <Native value={share} max={1} aria-label={label} />;
}
