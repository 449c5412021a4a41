import styled from 'styled-components';
import type { Member } from '@rendezvous/contract/resources/members/schemas';
import { useFictionalWords, usePicture } from '@rendezvous/remote/react/use-domain';
import { theme } from '@rendezvous/theme/theme';
import { FictionalMarker } from '@rendezvous/ui/product/fictional-marker';
import { Halves } from '@rendezvous/ui/product/half-portrait';
import { PlaceholderPortrait } from '@rendezvous/ui/product/placeholder-portrait';

const Place = styled.div`
  position: relative;
  justify-self: center;
  display: grid;
  justify-items: center;
  gap: ${theme.space.s4};
`;

/** The left half of the photo: the right one would be the visitor’s. */
const Their = styled.span<{ $crop: string | undefined }>`
  &&& > * {
    width: 200%;
    max-width: none;
    object-position: ${({ $crop }) => $crop};
  }
`;

const Missing = styled.span`
  border: 2px dashed ${theme.color.lineStrong};
`;

/** Half of the member, and the half that is not there yet. A fictional profile carries its marker. */
export function DoorHalves({ member }: { member: Member }) {
  const picture = usePicture()(member.main_image);
  const { singular, icon } = useFictionalWords();
  return (
    <Place>
      <Halves $size="min(60vw, 320px)" $offset="14px">
        <Their $crop={picture?.crop}>
          {picture ? (
            <img src={picture.src} alt={member.name} width={320} height={320} />
          ) : (
            <PlaceholderPortrait />
          )}
        </Their>
        <Missing aria-hidden="true" />
      </Halves>
      {member.fictional && <FictionalMarker label={singular} icon={icon} />}
    </Place>
  );
}
