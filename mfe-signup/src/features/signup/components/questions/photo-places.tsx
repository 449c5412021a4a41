import type { ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { PLUS } from '@rendezvous/ui/icons/actions/plus';
import { TRASH } from '@rendezvous/ui/icons/actions/trash';
import type { OwnPhoto } from '#src/features/signup/hooks/use-photo-uploads.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1.62fr 1fr;
  grid-template-rows: 1fr 1fr;
  gap: ${theme.seam.photo};
  max-width: 380px;
  & > li {
    position: relative;
    overflow: hidden;
    min-height: 108px;
    border-radius: ${theme.radius.seam};
    background: ${theme.color.surface2};
    box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  }
  & > li:first-child {
    grid-row: span 2;
    aspect-ratio: 4 / 5;
    border-radius: ${theme.curve.c48} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c48};
  }
  & > li:nth-child(2) {
    border-radius: ${theme.radius.seam} ${theme.curve.c48} ${theme.radius.seam} ${theme.radius.seam};
  }
  & > li:nth-child(3) {
    border-radius: ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c48} ${theme.radius.seam};
  }
`;

const Picture = styled.img<{ $refused: boolean }>`
  opacity: ${({ $refused }) => ($refused ? 0.35 : 1)};
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Main = styled.span`
  position: absolute;
  left: 20px;
  bottom: 16px;
  min-height: 28px;
  padding: ${theme.space.s1} ${theme.space.s3};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.onPhoto};
  color: ${theme.color.onPoster};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.line.label};
`;

const Why = styled.p`
  position: absolute;
  inset: auto 8px 8px;
  padding: ${theme.space.s2} ${theme.space.s2h};
  border-radius: ${theme.radius.r2};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.line.small};
`;

const Remove = styled.span`
  position: absolute;
  right: 8px;
  top: 8px;
`;

const Add = styled.label`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.s1h};
  color: ${theme.color.ink2};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};
  text-align: center;
  cursor: pointer;
  &:hover {
    background: ${theme.color.surface3};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -4px;
  }
  & > input {
    position: absolute;
    opacity: 0;
    width: 1px;
    height: 1px;
  }
`;

interface Props {
  photos: readonly OwnPhoto[];
  limit: number;
  onAdd: (file: File) => void;
  onRemove: (photo: OwnPhoto) => void;
}

/** The gallery to be: the first photo large, the others beside it, free places to add to. */
export function PhotoPlaces({ photos, limit, onAdd, onRemove }: Props) {
  const intl = useIntl();
  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) onAdd(file);
  };
  return (
    <Grid>
      {Array.from({ length: limit }, (_, index) => {
        const photo = photos[index];
        const position = index + 1;
        return (
          <li key={photo?.key ?? `free-${index}`}>
            {photo ? (
              <>
                <Picture
                  $refused={photo.error !== null}
                  src={photo.src}
                  alt={intl.formatMessage(
                    { id: 'signup.photo.alt', defaultMessage: 'Your photo {position}' },
                    { position },
                  )}
                />
                {photo.error !== null && <Why role="alert">{photo.error}</Why>}
                {index === 0 && photo.error === null && (
                  <Main>{intl.formatMessage({ id: 'photo.main', defaultMessage: 'Main photo' })}</Main>
                )}
                {(photo.id !== null || photo.error !== null) && (
                  <Remove>
                    <IconButton
                      icon={TRASH}
                      floating
                      label={intl.formatMessage(
                        { id: 'signup.photo.remove', defaultMessage: 'Remove photo {position}' },
                        { position },
                      )}
                      onClick={() => onRemove(photo)}
                    />
                  </Remove>
                )}
              </>
            ) : (
              <Add>
                <input
                  type="file"
                  accept="image/jpeg,image/png,image/webp,image/avif"
                  onChange={handleFile}
                />
                <Icon of={PLUS} size="l" />
                {index === 0
                  ? intl.formatMessage({ id: 'photo.addMain', defaultMessage: 'Add your main photo' })
                  : intl.formatMessage(
                      { id: 'signup.photo.add', defaultMessage: 'Add photo {position}' },
                      { position },
                    )}
              </Add>
            )}
          </li>
        );
      })}
    </Grid>
  );
}
