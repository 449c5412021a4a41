import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

/** Ground and letter. */
const TONES = [
  [theme.color.figSoft, theme.color.onFigSoft],
  [theme.color.glowSoft, theme.color.onGlowSoft],
  [theme.color.zestSoft, theme.color.onZestSoft],
] as const;

const Sheet = styled.svg<{ $tone: number | null }>`
  display: block;
  width: 100%;
  height: 100%;
  background: ${theme.color.surface3};
  ${({ $tone }) =>
    $tone !== null &&
    css`
      background: ${TONES[$tone]![0]};
      color: ${TONES[$tone]![1]};
    `}
`;
const Left = styled.path`
  fill: ${theme.color.surface};
`;
const Right = styled.path`
  fill: ${theme.color.surface2};
`;
const Letter = styled.text`
  fill: currentColor;
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.strong};
  text-anchor: middle;
`;

/** Placeholder of a missing photo: a person of two halves that have not met yet; with a name its initial, in one of three colours. */
export function PlaceholderPortrait({ name }: { name?: string }) {
  const [initial] = name ?? '';
  const tone = initial ? name!.charCodeAt(name!.length >> 1) % TONES.length : null;
  return (
    <Sheet $tone={tone} viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Left d="M197 122a84 98 0 0 0 0 196ZM197 346C112 352 62 410 54 520H197Z" />
      <Right d="M203 138a84 98 0 0 1 0 196ZM203 362C288 368 338 426 346 536H203Z" />
      {initial && (
        <Letter x="200" y="272" fontSize="132">
          {initial.toUpperCase()}
        </Letter>
      )}
    </Sheet>
  );
}
