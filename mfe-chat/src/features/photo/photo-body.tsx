import { use, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import type { ChatPhoto } from '@rendezvous/contract/resources/chat-photos/schemas';
import { theme } from '@rendezvous/theme/theme';
import { Icon } from '@rendezvous/ui/layout/icon';
import { EYE } from '@rendezvous/ui/icons/actions/eye';
import { Modal } from '@rendezvous/ui/feedback/modal';
import type { PictureProps } from '#src/lib/sending/photo-parts.ts';
import { RenewMessage } from '#src/lib/renew-message.ts';
import { forgetLocalPicture, localPictureOf } from '#src/lib/photos/page-photos.ts';
import { useLocalPicture } from '#src/lib/photos/use-local-picture.ts';
import type { LocalPhoto } from '#src/lib/sending/content.ts';
import { GiftBody } from '#src/lib/gifts/gift-body.tsx';

/** Picture inside a bubble: a gift is drawn, a photo shown. */
export function PictureBody({ gift, arrives, ...photo }: PictureProps) {
  return gift ? <GiftBody gift={gift} arrives={arrives} /> : <PhotoBody {...photo} />;
}

/**
 * A photo inside a bubble. The member's shows at once, from this device until the server's is here. One from the other side is blurred
 * by the server until it is tapped; the sharp file is not fetched before.
 */
function PhotoBody({ photo, seq = Infinity, local, mine, name }: Omit<PictureProps, 'gift' | 'arrives'>) {
  const intl = useIntl();
  const alt = mine
    ? intl.formatMessage({ id: 'photo.mine', defaultMessage: 'Your photo' })
    : intl.formatMessage({ id: 'photo.theirs', defaultMessage: 'Photo from {name}' }, { name });
  if (local) return <Waiting local={local} alt={alt} />;
  if (typeof photo === 'object') return <Sent photo={photo} seq={seq} mine={mine} alt={alt} />;
  return (
    <Gone>
      {intl.formatMessage({ id: 'photo.gone', defaultMessage: 'This photo can’t be seen any more' })}
    </Gone>
  );
}

/** A photo on its way. Its place is there while its file is read, so that nothing moves. */
function Waiting({ local, alt }: { local: LocalPhoto; alt: string }) {
  const src = useLocalPicture(local);
  if (src === undefined) return <Unread $mine role="img" aria-label={alt} />;
  return <Picture $mine src={src} alt={alt} width="3" height="4" />;
}

function Sent({ photo, seq, mine, alt }: { photo: ChatPhoto; seq: number; mine: boolean; alt: string }) {
  const intl = useIntl();
  const { id, urls, width, height } = photo;
  const [sharp, setSharp] = useState(mine);
  const [large, setLarge] = useState(false);
  const src = useOwnFirst(id, urls.medium, mine);
  const size = { width, height };
  const readAgain = use(RenewMessage);
  /** A link lives an hour at most: the message is read again for a new one. */
  const renew = () => readAgain(seq);

  if (!sharp)
    return (
      <Frame $mine={mine} onClick={() => setSharp(true)}>
        <Picture {...size} $mine={mine} src={urls.blurred} alt={alt} onError={once(renew)} />
        <Pill>
          <Icon of={EYE} size="s" />
          {intl.formatMessage({ id: 'photo.show', defaultMessage: 'Show photo' })}
        </Pill>
      </Frame>
    );
  return (
    <>
      <Frame
        $mine={mine}
        aria-label={intl.formatMessage(
          { id: 'photo.open', defaultMessage: '{photo}, show it large' },
          { photo: alt },
        )}
        onClick={() => setLarge(true)}
      >
        <Picture {...size} $mine={mine} src={src} alt="" onError={once(renew)} />
      </Frame>
      {large && (
        <Modal title={alt} size="l" onClose={() => setLarge(false)}>
          <Large {...size} src={urls.large} alt={alt} onError={once(renew)} />
        </Modal>
      )}
    </>
  );
}

/** Runs an act the first time only: a picture that fails again is not asked for again. */
const asked = new WeakSet<EventTarget>();
const once =
  (act: () => void) =>
  ({ currentTarget }: { currentTarget: EventTarget }) => {
    if (asked.has(currentTarget)) return;
    asked.add(currentTarget);
    act();
  };

/** Address of the own device's picture until the server's is loaded. */
function useOwnFirst(id: string, url: string, mine: boolean): string {
  const [here, setHere] = useState(() => (mine ? localPictureOf(id) : undefined));
  useEffect(() => {
    if (here === undefined) return;
    const image = new Image();
    const handleLoad = () => {
      setHere(undefined);
      forgetLocalPicture(id);
    };
    image.addEventListener('load', handleLoad);
    image.src = url;
    return () => image.removeEventListener('load', handleLoad);
  }, [here, id, url]);
  return here ?? url;
}

/** The bubble's shape, four pixels inside it. */
const shape = css<{ $mine: boolean }>`
  border-radius: ${({ $mine }) =>
    $mine
      ? `${theme.curve.c20} ${theme.radius.seam} ${theme.radius.seam} ${theme.curve.c20}`
      : `${theme.radius.seam} ${theme.curve.c20} ${theme.curve.c20} ${theme.radius.seam}`};
`;
const Frame = styled.button<{ $mine: boolean }>`
  position: relative;
  display: block;
  margin: calc(${theme.space.s1} - ${theme.space.s2h}) calc(${theme.space.s1} - ${theme.space.s4});
  ${shape}
  &:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
const Picture = styled.img<{ $mine: boolean }>`
  display: block;
  width: min(260px, 62vw);
  height: auto;
  max-height: 360px;
  object-fit: cover;
  background: ${theme.color.surface2};
  ${shape}
`;
const Unread = styled.span<{ $mine: boolean }>`
  display: block;
  width: min(260px, 62vw);
  aspect-ratio: 3 / 4;
  background: ${theme.color.surface2};
  ${shape}
`;
const Pill = styled.span`
  position: absolute;
  inset: auto 0 ${theme.space.s3};
  width: fit-content;
  margin-inline: auto;
  display: flex;
  align-items: center;
  gap: ${theme.space.s1h};
  min-height: 36px;
  padding: 0 ${theme.space.s3h};
  border-radius: ${theme.radius.half};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.label};
  font-size: ${theme.size.small};
  white-space: nowrap;
`;
const Large = styled.img`
  display: block;
  width: 100%;
  height: auto;
  max-height: calc(100dvh - 160px);
  margin-top: ${theme.space.s4};
  object-fit: contain;
  border-radius: ${theme.radius.r3};
`;
const Gone = styled.em`
  font-style: normal;
  opacity: 0.85;
`;
