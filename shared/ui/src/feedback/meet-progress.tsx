import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { VisuallyHidden } from '#src/layout/visually-hidden.tsx';

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: 8px;
  border-radius: 4px;
  background: ${theme.color.surface3};
`;
const End = styled.rect<{ $half: 'a' | 'b' }>`
  fill: ${({ $half }) => ($half === 'a' ? theme.color.halfA : theme.color.zest)};
`;

/** Progress drawn from both ends, which meet at the end. `share` 0 to 1; the text is next to it. */
export function MeetProgress({ share, label }: { share: number; label: string }) {
  const width = Math.round(Math.min(1, Math.max(0, share)) * 50);
  return (
    <>
      <VisuallyHidden as="progress" value={width * 2} max={100} aria-label={label} />
      <Svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
        <End $half="a" x="0" y="0" width={width} height="8" />
        <End $half="b" x={100 - width} y="0" width={width} height="8" />
      </Svg>
    </>
  );
}
