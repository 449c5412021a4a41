import { useEffect, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { MemberCard } from '@rendezvous/contract/resources/members/schemas';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { useLastOf } from '@rendezvous/bus/react';
import { fictionalWords } from '@rendezvous/domain/fictional-words';
import { pictureOf } from '@rendezvous/domain/image-address';
import { theme } from '@rendezvous/theme/theme';
import { Button, ButtonLink } from '@rendezvous/ui/controls/button';
import { FictionalMarker } from '@rendezvous/ui/product/fictional-marker';
import { Icon } from '@rendezvous/ui/layout/icon';
import { USER } from '@rendezvous/ui/icons/objects/user';
import { Modal } from '@rendezvous/ui/feedback/modal';
import { text } from '@rendezvous/ui/layout/text';
import { useFrameBus, useFrameSettings } from '#src/kernel/frame/frame-context.ts';
import type { OwnModalProps } from '#src/kernel/modals/modals.ts';

const Who = styled.div`
  display: grid;
  grid-template-columns: clamp(96px, 32vw, 128px) 1fr;
  gap: ${theme.space.s4h};
  align-items: center;
  padding-right: ${theme.space.s4h};
`;

const Photo = styled(Link)<{ $crop: string | undefined }>`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: ${theme.radius.seam} ${theme.curve.c80} ${theme.curve.c80} ${theme.radius.seam};
  background: ${theme.color.surface2};
  color: ${theme.color.ink2};
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${({ $crop }) => $crop};
  }
`;

const Title = styled.h2`
  ${text.d2}
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  margin: ${theme.space.s1h} 0 ${theme.space.s2};
  color: ${theme.color.ink2};
`;

const Acts = styled.div`
  display: grid;
  grid-template-columns: 1fr minmax(min-content, 0.6fr);
  gap: ${theme.space.s1};
  margin-top: ${theme.space.s5};
  & > :first-child {
    border-radius: ${theme.radius.half} ${theme.radius.seam} ${theme.radius.seam} ${theme.radius.half};
  }
  & > :last-child {
    border-radius: ${theme.radius.seam} ${theme.radius.half} ${theme.radius.half} ${theme.radius.seam};
  }
`;

/** A received like: the sender, and the way to them (spec §2 Like modal). Closes once the like is returned, in whatever place. */
export function LikeModal({ props: { member }, close }: OwnModalProps<'like'>) {
  const likes = useLastOf(useFrameBus(), 'likes:updated');
  const returned = likes?.sent.some(({ id }) => id === member);
  const card = returned ? undefined : likes?.profiles.find(({ id }) => id === member);
  useEffect(() => {
    if (!card) close();
  }, [card, close]);
  return card ? <Like card={card} close={close} /> : null;
}

function Like({ card, close }: { card: MemberCard; close: () => void }) {
  const title = useId();
  const settings = useFrameSettings();
  const { singular, icon } = fictionalWords(settings, useIntl().locale);
  const to = pathTo('members-id', { id: card.id });
  const { name, age, city, main_image } = card;
  const image = pictureOf(settings, main_image);
  return (
    <Modal labelledBy={title} onClose={close}>
      <Who>
        <Photo to={to} onClick={close} aria-labelledby={title} $crop={image?.crop}>
          {image ? <img src={image.thumb} alt="" width={400} height={500} /> : <Icon of={USER} />}
        </Photo>
        <div>
          <Title id={title}>
            <FormattedMessage
              id="frame.like.title"
              defaultMessage="{name} likes your profile"
              values={{ name }}
            />
          </Title>
          <Words>
            {city === null ? (
              <FormattedMessage
                id="frame.like.text"
                defaultMessage="{age}. Like back, and it’s a match."
                values={{ age }}
              />
            ) : (
              <FormattedMessage
                id="frame.like.textCity"
                defaultMessage="{age}, {city}. Like back, and it’s a match."
                values={{ age, city }}
              />
            )}
          </Words>
          {card.fictional && <FictionalMarker label={singular} icon={icon} />}
        </div>
      </Who>
      <Acts>
        <ButtonLink to={to} size="lg" onClick={close}>
          <FormattedMessage id="frame.like.see" defaultMessage="See the profile" />
        </ButtonLink>
        <Button tone="outline" size="lg" onClick={close}>
          <FormattedMessage id="frame.like.later" defaultMessage="Later" />
        </Button>
      </Acts>
    </Modal>
  );
}
