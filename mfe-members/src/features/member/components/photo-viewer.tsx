import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Member } from '@rendezvous/contract/members';
import { theme } from '@rendezvous/theme/theme';
import { IconButton } from '@rendezvous/ui/icon-button';
import { CHEVRON_LEFT } from '@rendezvous/ui/icons/chevron-left';
import { CHEVRON_RIGHT } from '@rendezvous/ui/icons/chevron-right';
import { Modal } from '@rendezvous/ui/modal';
import { text } from '@rendezvous/ui/text';

interface Props {
  member: Member;
  /** Index of the first photo shown. */
  start: number;
  onClose: () => void;
}

/** Photos this visitor may see, one at a time; buttons and arrow keys move between them. */
export function PhotoViewer({ member, start, onClose }: Props) {
  const intl = useIntl();
  const photos = member.photos.filter((photo) => !photo.locked);
  const [index, setIndex] = useState(Math.max(0, photos.indexOf(member.photos[start]!)));
  const photo = photos[index];
  const turn = (step: number) => setIndex((current) => (current + step + photos.length) % photos.length);

  function handleKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  }

  if (!photo) return null;
  const place = { index: index + 1, count: photos.length };
  return (
    <Modal
      size="wide"
      title={intl.formatMessage(
        { id: 'member.photo.viewer', defaultMessage: 'Photos of {name}' },
        { name: member.name },
      )}
      onClose={onClose}
    >
      <Stage onKeyDown={handleKey}>
        <img
          key={photo.id}
          src={photo.urls.large}
          alt={intl.formatMessage(
            { id: 'member.photo.alt', defaultMessage: '{name}, photo {index}' },
            { name: member.name, ...place },
          )}
          width={photo.width}
          height={photo.height}
        />
        {photos.length > 1 && (
          <Turn>
            <IconButton
              icon={CHEVRON_LEFT}
              outlined
              label={intl.formatMessage({ id: 'member.photo.previous', defaultMessage: 'Previous photo' })}
              onClick={() => turn(-1)}
            />
            <Place aria-live="polite">
              {intl.formatMessage({ id: 'member.photo.count', defaultMessage: '{index} of {count}' }, place)}
            </Place>
            <IconButton
              icon={CHEVRON_RIGHT}
              outlined
              label={intl.formatMessage({ id: 'member.photo.next', defaultMessage: 'Next photo' })}
              onClick={() => turn(1)}
            />
          </Turn>
        )}
      </Stage>
    </Modal>
  );
}

const Stage = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  justify-items: center;

  > img {
    width: auto;
    height: auto;
    max-height: 68vh;
    border-radius: ${theme.radius.r3};
  }
`;

const Turn = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s4};
`;

const Place = styled.span`
  ${text.small}
  font-variant-numeric: tabular-nums;
`;
