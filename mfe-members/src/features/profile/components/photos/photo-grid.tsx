import type { HTMLAttributes } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';

interface Props extends HTMLAttributes<HTMLOListElement> {
  /** Photos, those on their way included. */
  count: number;
  /** A place to add to follows them. */
  hasAdd: boolean;
}

/** One large photo and small ones, cut by the seam; the last place fills its row. */
export function PhotoGrid({ count, hasAdd, ...rest }: Props) {
  return <Grid {...rest} $places={count + (hasAdd ? 1 : 0)} />;
}

/** Small places beside the large one, and in a row below it. */
const OTHER_SITE = 2;
const ROW = 3;

/** The shape of the last place: it fills the rest of its row. */
function last({ $places }: { $places: number }) {
  const small = $places - 1;
  if (small === 0)
    return css`
      grid-column: 1 / -1;
      aspect-ratio: 4 / 3;
    `;
  if (small === 1)
    return css`
      grid-row: span 2;
      aspect-ratio: auto;
    `;
  if (small <= OTHER_SITE) return '';
  const inRow = (small - OTHER_SITE) % ROW;
  return (
    inRow !== 0 &&
    css`
      grid-column: span ${ROW - inRow + 1};
      aspect-ratio: auto;
      min-height: 120px;
    `
  );
}

const Grid = styled.ol<{ $places: number }>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.seam.photo};
  overflow: hidden;
  border-radius: ${theme.curve.c48};

  > li {
    position: relative;
    overflow: hidden;
    aspect-ratio: 4 / 5;
    border-radius: ${theme.radius.seam};
    background: ${theme.color.surface3};
  }

  > li:first-child {
    grid-column: span 2;
    grid-row: span 2;
    aspect-ratio: auto;
    min-height: 240px;
  }

  > li:last-child {
    ${last}
  }
`;
