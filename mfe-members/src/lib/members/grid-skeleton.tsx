import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { MemberGrid } from '@rendezvous/ui/product/member-grid';
import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';

/** Skeleton of a card grid. Screen readers get one sentence. */
export function GridSkeleton({ count }: { count: number }) {
  const intl = useIntl();
  return (
    <Waiting label={intl.formatMessage({ id: 'list.loading.status', defaultMessage: 'Loading profiles' })}>
      <MemberGrid>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index} />
        ))}
      </MemberGrid>
    </Waiting>
  );
}

function Card() {
  return (
    <>
      <Photo data-photo>
        <Skeleton $ratio="4 / 5" $radius="0" />
      </Photo>
      <Words>
        <Skeleton $width="60%" $height="18px" />
        <Skeleton $width="42%" $height="14px" />
      </Words>
    </>
  );
}

const Photo = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.r4};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  padding: ${theme.space.s3} ${theme.space.s1} 0;
`;
