import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';

/** The shape of the card while the deck is on its way. */
export function DeckSkeleton() {
  return (
    <Place>
      <Waiting>
        <Card $radius={theme.radius.r3} $height="100%" />
      </Waiting>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  min-height: 0;
  ${media.desktop} {
    justify-content: center;
  }

  > * {
    height: 100%;
  }
`;

const Card = styled(Skeleton)`
  ${media.desktop} {
    max-height: 600px;
    aspect-ratio: 3 / 4.2;
  }
`;
