import { DetailsPart } from './details-part.tsx';
import { HalvesPart } from './halves-part.tsx';
import { InterestsPart } from './interests-part.tsx';
import { PlacePart } from './place-part.tsx';

/** Parts that follow the first words of a profile. */
export function MoreParts() {
  return (
    <>
      <HalvesPart />
      <InterestsPart />
      <DetailsPart />
      <PlacePart />
    </>
  );
}
