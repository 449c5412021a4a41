import type { ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { HiddenInput } from '@rendezvous/ui/controls/hidden-input';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CAMERA } from '@rendezvous/ui/icons/objects/camera';
import { PLUS } from '@rendezvous/ui/icons/actions/plus';
import { PHOTO_TYPES } from '@rendezvous/contract/resources/photos/values';

interface Props {
  isFirst: boolean;
  onAdd: (files: readonly File[]) => void;
}

/** The free place: photos from the device, several at once; on phones the camera too. */
export function AddTile({ isFirst, onAdd }: Props) {
  const intl = useIntl();
  const handleFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onAdd(files);
  };
  return (
    <Tile>
      <Way>
        <HiddenInput type="file" multiple accept={PHOTO_TYPES.join()} onChange={handleFiles} />
        <Icon of={PLUS} size="l" />
        {isFirst
          ? intl.formatMessage({ id: 'photo.addMain', defaultMessage: 'Add your main photo' })
          : intl.formatMessage({ id: 'profile.photos.add', defaultMessage: 'Add photos' })}
      </Way>
      <Camera>
        <HiddenInput type="file" accept={PHOTO_TYPES.join()} capture="user" onChange={handleFiles} />
        <Icon of={CAMERA} />
        {intl.formatMessage({ id: 'photo.take', defaultMessage: 'Take one' })}
      </Camera>
    </Tile>
  );
}

const Tile = styled.li`
  &&& {
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border: 2px dashed ${theme.color.lineStrong};
    background: ${theme.color.bg};
  }

  &&&:last-child {
    border-bottom-right-radius: ${theme.curve.c48};
  }
`;

const Way = styled.label`
  position: relative;
  display: grid;
  flex: 1;
  gap: ${theme.space.s1h};
  place-content: center;
  justify-items: center;
  min-height: ${theme.size.target};
  padding: ${theme.space.s2};
  font-weight: ${theme.weight.label};
  line-height: 1.2;
  text-align: center;
  cursor: pointer;

  &:hover {
    background: ${theme.color.surface2};
  }

  &:has(input:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -6px;
  }
`;

/** Only where a finger points: a desk has no camera for portraits. */
const Camera = styled(Way)`
  display: none;
  border-top: 2px dashed ${theme.color.lineStrong};
  font-size: ${theme.size.small};

  @media (pointer: coarse) {
    display: grid;
  }
`;
