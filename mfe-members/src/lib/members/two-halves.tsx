import styled from 'styled-components';
import type { ImageRef } from '@rendezvous/contract/profile';
import { useUser } from '@rendezvous/remote/react/hooks';
import { usePicture } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { Halves } from '@rendezvous/ui/half-portrait';
import { StandIn } from '@rendezvous/ui/stand-in';

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
  const [mine, other] = [user?.profile.main_image ?? null, theirs].map((image) => picture(image)?.src);
  return (
    <Faces $size={SIZES[size]} $meets={meets} aria-hidden>
      <Portrait src={mine} />
      <Portrait src={other} />
    </Faces>
  );
}

function Portrait({ src }: { src: string | undefined }) {
  return <Face>{src ? <img src={src} alt="" width={400} height={500} /> : <StandIn />}</Face>;
}

/** Crops above the middle, where faces are. */
const Faces = styled(Halves)`
  & img {
    object-position: 50% 20%;
  }
`;

const Face = styled.div`
  display: grid;
  place-items: center;
  background: ${theme.color.surface3};
  color: ${theme.color.ink3};
`;
