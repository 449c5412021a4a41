import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: ${theme.color.surface3};
`;
const Left = styled.path`
  fill: ${theme.color.surface};
`;
const Right = styled.path`
  fill: ${theme.color.surface2};
`;

/** Placeholder of a missing photo: a person of two halves that have not met yet. */
export function PlaceholderPortrait() {
  return (
    <Sheet viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Left d="M197 122a84 98 0 0 0 0 196ZM197 346C112 352 62 410 54 520H197Z" />
      <Right d="M203 138a84 98 0 0 1 0 196ZM203 362C288 368 338 426 346 536H203Z" />
    </Sheet>
  );
}
