import type { ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import type { ChatResponse } from '@rendezvous/contract/resources/chats/schemas';
import { PHOTO_TYPES } from '@rendezvous/contract/resources/photos/values';
import { theme } from '@rendezvous/theme/theme';
import { HiddenInput } from '@rendezvous/ui/controls/hidden-input';
import { Icon } from '@rendezvous/ui/layout/icon';
import { CAMERA } from '@rendezvous/ui/icons/objects/camera';
import { IMAGE } from '@rendezvous/ui/icons/objects/image';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { useLocalPicture } from '#src/lib/photos/use-local-picture.ts';
import type { LocalPhoto } from '#src/lib/sending/content.ts';
import { SendFoot } from '#src/lib/sending/send-foot.tsx';
import type { PickedPhoto } from './use-picked-photo.ts';

interface Props {
  chat: ChatResponse;
  name: string;
  picked: PickedPhoto;
  onClose: () => void;
  onSend: (photo: LocalPhoto) => void;
}

/** Dialog that picks or shoots a photo, and shows it with its price before it is sent. */
export function PhotoDialog({ chat, name, picked: { local, fault, pick }, onClose, onSend }: Props) {
  const intl = useIntl();
  const src = useLocalPicture(local);
  return (
    <Modal
      title={intl.formatMessage({ id: 'photo.title', defaultMessage: 'A photo for {name}' }, { name })}
      onClose={onClose}
    >
      {local && (
        <Preview
          src={src}
          alt={intl.formatMessage({ id: 'photo.preview', defaultMessage: 'The photo you picked' })}
        />
      )}
      {fault && <Fault role="alert">{fault}</Fault>}
      <Ways isPicked={local !== null} onPick={pick} />
      <Note>
        {intl.formatMessage(
          {
            id: 'photo.note',
            defaultMessage:
              'Only you and {name} can see it. It arrives blurred and turns sharp with a tap. If one of you blocks the other, it’s gone for both.',
          },
          { name },
        )}
      </Note>
      <SendFoot
        chat={chat}
        name={name}
        label={intl.formatMessage({ id: 'photo.send', defaultMessage: 'Send photo' })}
        price={chat.price.photo}
        kind="photo"
        missing={
          local === null ? intl.formatMessage({ id: 'photo.pick', defaultMessage: 'Pick a photo' }) : null
        }
        act={{ busy: false, refused: null }}
        onSend={() => local && onSend(local)}
      />
    </Modal>
  );
}

function Ways({ isPicked, onPick }: { isPicked: boolean; onPick: (file: File) => void }) {
  const intl = useIntl();
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) onPick(file);
  };
  return (
    <Row>
      <Way $first={!isPicked}>
        <HiddenInput type="file" accept={PHOTO_TYPES.join()} onChange={handleFile} />
        <Icon of={IMAGE} />
        {isPicked
          ? intl.formatMessage({ id: 'photo.another', defaultMessage: 'Pick another' })
          : intl.formatMessage({ id: 'photo.pick', defaultMessage: 'Pick a photo' })}
      </Way>
      <Camera>
        <HiddenInput type="file" accept={PHOTO_TYPES.join()} capture="user" onChange={handleFile} />
        <Icon of={CAMERA} />
        {intl.formatMessage({ id: 'photo.take', defaultMessage: 'Take one' })}
      </Camera>
    </Row>
  );
}

const Preview = styled.img`
  display: block;
  width: 100%;
  height: min(44dvh, 380px);
  margin-top: ${theme.space.s4};
  object-fit: contain;
  border-radius: ${theme.radius.r3};
  background: ${theme.color.surface2};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2h};
  margin-top: ${theme.space.s3};
`;
/** `$first`: nothing is picked yet, so it fills the room of the picture. */
const Way = styled.label<{ $first?: boolean }>`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s2};
  min-height: ${theme.size.target};
  padding: 0 ${theme.space.s4};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.half};
  font-weight: ${theme.weight.label};
  white-space: nowrap;
  cursor: pointer;
  ${({ $first = false }) =>
    $first &&
    css`
      flex-basis: 100%;
      flex-direction: column;
      min-height: min(28dvh, 220px);
      border: 2px dashed ${theme.color.lineStrong};
      border-radius: ${theme.radius.r3};
      background: ${theme.color.bg};
    `}
  &:hover {
    background: ${theme.color.surface2};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
/** Only where a finger points: a desk has no camera for portraits. */
const Camera = styled(Way)`
  display: none;
  @media (pointer: coarse) {
    display: flex;
  }
`;
const Fault = styled.p`
  margin-top: ${theme.space.s3};
  color: ${theme.color.danger};
`;
const Note = styled.p`
  margin-top: ${theme.space.s3};
  font-size: ${theme.size.small};
  line-height: ${theme.line.small};
  color: ${theme.color.ink2};
`;
