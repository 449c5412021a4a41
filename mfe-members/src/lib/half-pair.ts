import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';

/** Beginning of a half sentence, above its halves. */
export const Stem = styled.p`
  ${text.small}
  margin-bottom: ${theme.space.s1};
  padding-left: ${theme.space.s4h};
  color: ${theme.color.ink2};
`;

/** Two equal halves with one seam. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.seam.photo};
`;

/** Corners of the left half: flat at the seam. */
export const leftHalf = css`
  border-radius: ${theme.curve.c28} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c28};
`;
export const rightHalf = css`
  border-radius: ${theme.radius.seam} ${theme.curve.c28} ${theme.curve.c28} ${theme.radius.seam};
`;

/** Look of a half that is not written yet. */
export const openHalf = css`
  border: 2px dashed ${theme.color.lineStrong};
  color: ${theme.color.ink2};
`;
