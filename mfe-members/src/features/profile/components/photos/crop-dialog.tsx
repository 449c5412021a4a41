import { useState, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { CROP_PARTS } from '@rendezvous/contract/resources/photos/values';
import type { Photo, PhotoCrop } from '@rendezvous/contract/resources/photos/schemas';
import { useAct } from '@rendezvous/domain/forms/use-act';
import { useSettings } from '@rendezvous/remote/react/hooks';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { cropOfCut, firstCut, leastShare, settled, wholeOf, type Cut } from '#src/features/profile/crop.ts';
import { CropSliders } from './crop-sliders.tsx';

interface Props {
  photo: Photo;
  /** Null shows all of the picture again. */
  onCrop: (crop: PhotoCrop | null) => Promise<void>;
  onClose: () => void;
}

const percent = (parts: number): string => `${(parts * 100) / CROP_PARTS}%`;

/** Chooses the part of a photo that others see. It begins around the person; a finger or the sliders move it. */
export function CropDialog({ photo, onCrop, onClose }: Props) {
  const intl = useIntl();
  const { photo_min_side: minSide } = useSettings();
  const picture = wholeOf(photo);
  const [cut, setCut] = useState<Cut>(() => firstCut(photo, minSide));
  const [isDragged, setDragged] = useState(false);
  const { run, busy } = useAct(onCrop);
  const { x, y, width, height } = cropOfCut(picture, cut);
  const change = (part: Partial<Cut>) => setCut((known) => settled(picture, { ...known, ...part }, minSide));

  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
    const box = currentTarget.getBoundingClientRect();
    change({
      x: ((clientX - box.left) / box.width) * CROP_PARTS,
      y: ((clientY - box.top) / box.height) * CROP_PARTS,
    });
  }

  return (
    <Modal
      title={intl.formatMessage({ id: 'profile.crop.title', defaultMessage: 'What should others see?' })}
      onClose={onClose}
    >
      <Picture
        style={{ aspectRatio: `${picture.width} / ${picture.height}`, width: widthOf(picture) }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(true);
          follow(event);
        }}
        onPointerMove={(event) => isDragged && follow(event)}
        onPointerUp={() => setDragged(false)}
        onPointerCancel={() => setDragged(false)}
      >
        <img src={picture.url} alt="" draggable={false} />
        <Frame
          aria-hidden="true"
          style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
        />
      </Picture>
      <CropSliders cut={cut} least={Math.min(1, leastShare(picture, minSide))} onChange={change} />
      <Acts>
        <Button wide loading={busy} onClick={() => void run(cropOfCut(picture, cut))}>
          {intl.formatMessage({ id: 'profile.crop.save', defaultMessage: 'Show this part' })}
        </Button>
        {photo.uncropped && (
          <Button tone="quiet" wide loading={busy} onClick={() => void run(null)}>
            {intl.formatMessage({ id: 'profile.crop.whole', defaultMessage: 'Show all of it' })}
          </Button>
        )}
      </Acts>
    </Modal>
  );
}

/** As wide as the dialog, unless that were too high for the window. */
const widthOf = ({ width, height }: { width: number; height: number }): string =>
  `min(100%, ${((48 * width) / height).toFixed(2)}dvh)`;

const Picture = styled.div`
  position: relative;
  overflow: hidden;
  margin: ${theme.space.s4} auto 0;
  border-radius: ${theme.radius.r1};
  cursor: move;
  touch-action: none;
  user-select: none;

  > img {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

/** The part that stays; the rest lies in the dark. */
const Frame = styled.div`
  position: absolute;
  border-radius: ${theme.radius.r2};
  outline: 3px solid ${theme.color.onPhoto};
  box-shadow: 0 0 0 2000px ${theme.color.photoScrim};
  pointer-events: none;
`;

const Acts = styled.div`
  display: grid;
  gap: ${theme.space.s1};
  margin-top: ${theme.space.s4};
`;
