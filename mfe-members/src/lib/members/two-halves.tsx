import styled from 'styled-components';
import type { ImageRef } from '@rendezvous/contract/resources/photos/schemas';
import type { Picture } from '@rendezvous/domain/image-address';
import { useUser } from '@rendezvous/remote/react/hooks';
import { usePicture } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { Halves } from '@rendezvous/ui/product/half-portrait';
import { PlaceholderPortrait } from '@rendezvous/ui/product/placeholder-portrait';

interface Props {
  theirs: ImageRef | null;
  /** m: in a list; l: match page. */
  size: 'm' | 'l';
  /** Slides the halves into line on mount. */
  meets?: boolean;
}

const SIZES = { m: 'clamp(96px, 28vw, 168px)', l: '244px' };

/** Own half and the other member's half as one whole. Decorative: the text beside it names both. */
export function TwoHalves({ theirs, size, meets = false }: Props) {
  const picture = usePicture();
  const user = useUser();
  const [mine, other] = [user?.profile.main_image ?? null, theirs].map((image) => picture(image));
  return (
    <Halves $size={SIZES[size]} $meets={meets} aria-hidden>
      <Portrait picture={mine} />
      <Portrait picture={other} />
    </Halves>
  );
}

function Portrait({ picture }: { picture: Picture | null | undefined }) {
  return (
    <Face $crop={picture?.crop}>
      {picture ? <img src={picture.src} alt="" width={400} height={500} /> : <PlaceholderPortrait />}
    </Face>
  );
}

const Face = styled.div<{ $crop: string | undefined }>`
  display: grid;
  place-items: center;
  background: ${theme.color.surface3};
  color: ${theme.color.ink3};

  && img {
    object-position: ${({ $crop }) => $crop};
  }
`;
