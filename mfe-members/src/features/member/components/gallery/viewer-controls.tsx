import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { FLAG } from '@rendezvous/ui/icons/actions/flag';
import { CHEVRON_LEFT } from '@rendezvous/ui/icons/actions/chevron-left';
import { CHEVRON_RIGHT } from '@rendezvous/ui/icons/actions/chevron-right';
import { CLOSE } from '@rendezvous/ui/icons/actions/close';
import { OnPhotoButton } from './viewer-dialog.tsx';

interface Props {
  index: number;
  count: number;
  /** Reports the photo shown; undefined where that is impossible. */
  onReport?: (() => void) | undefined;
  onTurn: (step: -1 | 1) => void;
  onClose: () => void;
}

/** Close button, place of the photo, and both ways on: in reach of the thumb on phones, at the sides from 768 px. */
export function ViewerControls({ index, count, onReport, onTurn, onClose }: Props) {
  const intl = useIntl();
  return (
    <>
      <Close>
        <OnPhotoButton
          icon={CLOSE}
          label={intl.formatMessage({ id: 'ui.close', defaultMessage: 'Close' })}
          onClick={onClose}
        />
      </Close>
      {onReport && (
        <Report>
          <OnPhotoButton
            icon={FLAG}
            label={intl.formatMessage({ id: 'member.photo.report', defaultMessage: 'Report photo' })}
            onClick={onReport}
          />
        </Report>
      )}
      {count > 1 && (
        <>
          <Side $end="left">
            <OnPhotoButton
              icon={CHEVRON_LEFT}
              label={intl.formatMessage({ id: 'member.photo.previous', defaultMessage: 'Previous photo' })}
              onClick={() => onTurn(-1)}
            />
          </Side>
          <Count>
            {intl.formatMessage(
              { id: 'member.photo.count', defaultMessage: '{index} of {count}' },
              { index: index + 1, count },
            )}
          </Count>
          <Side $end="right">
            <OnPhotoButton
              icon={CHEVRON_RIGHT}
              label={intl.formatMessage({ id: 'member.photo.next', defaultMessage: 'Next photo' })}
              onClick={() => onTurn(1)}
            />
          </Side>
        </>
      )}
    </>
  );
}

const Close = styled.div`
  position: absolute;
  top: calc(${theme.space.s3} + env(safe-area-inset-top));
  right: calc(${theme.space.s3} + env(safe-area-inset-right));
`;

const Report = styled.div`
  position: absolute;
  top: calc(${theme.space.s3} + env(safe-area-inset-top));
  left: calc(${theme.space.s3} + env(safe-area-inset-left));
`;

const low = css`
  position: absolute;
  bottom: calc(${theme.space.s4} + env(safe-area-inset-bottom));
`;

const Side = styled.div<{ $end: 'left' | 'right' }>`
  ${low}
  ${({ $end }) => $end}: calc(${theme.space.s4} + env(safe-area-inset-${({ $end }) => $end}));

  ${media.tablet} {
    top: 50%;
    bottom: auto;
    transform: translateY(-50%);
  }
`;

/** As high as the buttons beside it. */
const Count = styled.p`
  ${low}
  left: 50%;
  display: grid;
  place-items: center;
  min-height: ${theme.size.target};
  padding-inline: ${theme.space.s4};
  transform: translateX(-50%);
  border-radius: ${theme.radius.half};
  background: ${theme.color.photoScrim};
  font-size: ${theme.size.label};
  font-weight: ${theme.weight.label};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
