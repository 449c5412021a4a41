import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { MemberCard } from '@rendezvous/contract/resources/members/schemas';
import { usePicture } from '@rendezvous/remote/react/use-domain';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Wrap } from '@rendezvous/ui/layout/page';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { text } from '@rendezvous/ui/layout/text';
import { VisuallyHidden } from '@rendezvous/ui/layout/visually-hidden';

/** Skeleton of a profile: photos, name, actions. Opened from a card, it has the photo and the name already. */
export function MemberSkeleton({ card }: { card: MemberCard | undefined }) {
  const intl = useIntl();
  const image = usePicture()(card?.main_image ?? null);
  return (
    <Layout aria-busy>
      <VisuallyHidden role="status">
        {intl.formatMessage({ id: 'list.loading.status', defaultMessage: 'Loading profiles' })}
      </VisuallyHidden>
      {image ? (
        <Known data-profile-photo $crop={image.crop}>
          <img src={image.src} alt="" />
        </Known>
      ) : (
        <Skeleton $ratio="1 / 1.06" $radius="64px" />
      )}
      <Words>
        {card ? (
          <Name>
            {intl.formatMessage(
              { id: 'person.nameAge', defaultMessage: '{name}, {age}' },
              { name: card.name, age: card.age },
            )}
          </Name>
        ) : (
          <Skeleton $width="55%" $height="48px" />
        )}
        <Skeleton $width="40%" $height="20px" />
        <Skeleton $height="52px" $radius="26px" />
        <Skeleton $height="120px" />
      </Words>
    </Layout>
  );
}

const Layout = styled(Wrap)`
  display: grid;
  gap: ${theme.space.s5};
  padding-block: ${theme.space.s4};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1.22fr) minmax(0, 1fr);
    gap: ${theme.space.s7};
    padding-top: ${theme.space.s5h};
  }
`;

/** The size of the gallery, which follows. */
const Known = styled.div<{ $crop: string }>`
  overflow: hidden;
  aspect-ratio: 1 / 0.94;
  border-radius: ${theme.radius.r4};

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${({ $crop }) => $crop};
  }

  ${media.tablet} {
    aspect-ratio: auto;
    height: 624px;
    border-radius: ${theme.curve.c64};
  }
`;

const Name = styled.h1`
  ${text.d3}
  margin-block: ${theme.space.s2h} ${theme.space.s1h};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s3h};
  align-content: start;
`;
