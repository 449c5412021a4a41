import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { REFRESH } from '@rendezvous/ui/icons/actions/refresh';
import { TRASH } from '@rendezvous/ui/icons/actions/trash';
import { MeetProgress } from '@rendezvous/ui/feedback/meet-progress';
import type { Upload } from '#src/features/profile/hooks/use-uploads.ts';

export interface UploadTileProps {
  upload: Upload;
  position: number;
  onAgain: () => void;
  onDrop: () => void;
}

/** A photo on its way: its own picture at once, the share sent, and after a failure the ways on. */
export function UploadTile({
  upload: { src, share, error, retry },
  position,
  onAgain,
  onDrop,
}: UploadTileProps) {
  const intl = useIntl();
  const percent = intl.formatNumber(share ?? 0, { style: 'percent' });
  return (
    <Tile>
      <img
        src={src}
        alt={intl.formatMessage(
          { id: 'profile.photos.alt', defaultMessage: 'Photo {position}' },
          { position },
        )}
      />
      {error === null ? (
        <Sending>
          <MeetProgress
            share={share ?? 0}
            label={intl.formatMessage(
              { id: 'profile.photos.sending', defaultMessage: 'Uploading photo {position}' },
              { position },
            )}
          />
          <Share aria-hidden="true">{percent}</Share>
        </Sending>
      ) : (
        <Ways>
          {retry && (
            <IconButton
              icon={REFRESH}
              floating
              label={intl.formatMessage(
                { id: 'profile.photos.again', defaultMessage: 'Upload photo {position} again' },
                { position },
              )}
              onClick={onAgain}
            />
          )}
          <IconButton
            icon={TRASH}
            floating
            label={intl.formatMessage(
              { id: 'profile.photos.drop', defaultMessage: 'Discard photo {position}' },
              { position },
            )}
            onClick={onDrop}
          />
        </Ways>
      )}
    </Tile>
  );
}

const Tile = styled.li`
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    opacity: 0.55;
  }
`;

const Sending = styled.div`
  position: absolute;
  inset: auto 16px 16px;
  display: grid;
  gap: ${theme.space.s1};
`;

const Share = styled.b`
  justify-self: center;
  padding: 0 ${theme.space.s2h};
  border-radius: 12px;
  background: ${theme.color.surface};
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.line.body};
`;

const Ways = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  justify-content: center;
  gap: ${theme.space.s2};
`;
