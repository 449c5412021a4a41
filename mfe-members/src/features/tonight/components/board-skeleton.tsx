import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';

/** The shapes of the board while it is on its way. */
export function BoardSkeleton() {
  return (
    <Waiting>
      <Choices>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} $height="60px" $radius="30px" />
        ))}
      </Choices>
      <Columns>
        <Skeleton $height="240px" $radius="32px" />
        <Skeleton $height="240px" $radius="22px" />
      </Columns>
    </Waiting>
  );
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s7};
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s5};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;
