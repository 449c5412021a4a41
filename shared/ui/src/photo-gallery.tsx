import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from './icon.tsx';
import { Photo } from './photo.tsx';

const Grid = styled.div<{ $alone: boolean }>`
  display: grid;
  gap: ${theme.seam};
  ${media.tablet} {
    grid-template-columns: ${({ $alone }) => ($alone ? '1fr' : 'minmax(0, 3fr) minmax(0, 1fr)')};
  }
`;

const Main = styled.div<{ $alone: boolean }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  background: ${theme.color.surface3};
  border-radius: ${theme.radius.r4} ${theme.radius.r4} ${theme.radius.seam} ${theme.radius.seam};
  ${media.tablet} {
    border-radius: ${({ $alone }) =>
      $alone ? theme.radius.r4 : `${theme.radius.r4} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.r4}`};
  }
`;

const Thumbs = styled.ul`
  display: grid;
  gap: ${theme.seam};
  grid-template-columns: repeat(4, minmax(0, 1fr));
  ${media.tablet} {
    grid-template-columns: 1fr;
    grid-template-rows: repeat(4, minmax(0, 1fr));
  }
  & > li {
    overflow: hidden;
  }
  & > li:first-child {
    border-radius: ${theme.radius.seam};
  }
  & > li:last-child {
    border-radius: ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.r4} ${theme.radius.seam};
  }
  ${media.tablet} {
    & > li:first-child {
      border-radius: ${theme.radius.seam} ${theme.radius.r4} ${theme.radius.seam} ${theme.radius.seam};
    }
  }
`;

const Thumb = styled.button`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  aspect-ratio: 1;
  background: ${theme.color.surface3};
  border-radius: inherit;
  &[aria-current='true'] {
    box-shadow: inset 0 0 0 4px ${theme.color.zest};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.tablet} {
    aspect-ratio: auto;
    position: relative;
    & > img {
      position: absolute;
      inset: 0;
    }
  }
`;

const Lock = styled.span`
  position: absolute;
  left: 50%;
  top: 50%;
  transform: translate(-50%, -50%);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 40px;
  min-height: 40px;
  padding: 6px 10px;
  border-radius: 20px;
  background: ${theme.color.photoScrim};
  color: ${theme.color.onPhoto};
  font-size: 15px;
  font-weight: 620;
`;

const Counter = styled.span`
  position: absolute;
  right: 14px;
  bottom: 14px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 4px 12px;
  border-radius: 16px;
  background: ${theme.color.photoScrim};
  color: ${theme.color.onPhoto};
  font-size: 14px;
  font-weight: 620;
`;

const Corner = styled.span`
  position: absolute;
  left: 14px;
  bottom: 14px;
`;

export interface GalleryPhoto {
  id: string;
  large: string;
  thumb: string;
  alt: string;
  /** Its files are blurred ones from the server. */
  locked: boolean;
}

export interface PhotoGalleryProps {
  photos: readonly GalleryPhoto[];
  /** Index of the large one. */
  current: number;
  onSelect: (index: number) => void;
  /** Name of a thumbnail's button. */
  thumbLabel: (index: number) => string;
  /** Words of the lock on a locked photo; may hold how many more there are. */
  lockLabel?: string;
  counter?: ReactNode;
  marker?: ReactNode;
  /** Stands where the photo would be when there is none. */
  empty?: ReactNode;
}

/** One large photo and up to four others. Locked ones arrive blurred and carry a lock. */
export function PhotoGallery({ photos, current, onSelect, thumbLabel, lockLabel, counter, marker, empty }: PhotoGalleryProps) {
  const shown = photos[current];
  const alone = photos.length < 2;
  const thumbs = photos.slice(0, 5).map((photo, index) => ({ photo, index }));
  return (
    <Grid $alone={alone}>
      <Main $alone={alone}>
        {shown ? <Photo key={shown.id} src={shown.large} alt={shown.alt} eager /> : empty}
        {shown?.locked && (
          <Lock>
            <Icon name="lock" />
            {lockLabel}
          </Lock>
        )}
        {marker && <Corner>{marker}</Corner>}
        {counter && <Counter>{counter}</Counter>}
      </Main>
      {!alone && (
        <Thumbs>
          {thumbs
            .filter(({ index }) => index !== current)
            .slice(0, 4)
            .map(({ photo, index }) => (
              <li key={photo.id}>
                <Thumb type="button" aria-label={thumbLabel(index)} onClick={() => onSelect(index)}>
                  <Photo src={photo.thumb} alt="" />
                  {photo.locked && (
                    <Lock>
                      <Icon name="lock" />
                    </Lock>
                  )}
                </Thumb>
              </li>
            ))}
        </Thumbs>
      )}
    </Grid>
  );
}
