import { Skeleton } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Body, Foot, Head } from './step-form.tsx';

const Shape = styled(Waiting)`
  display: contents;
  & > [aria-hidden='true'] {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-height: 0;
  }
`;

/** The shape of a question while its code is on its way: the bar above, heading and answers, and the way on. */
export function StepSkeleton() {
  return (
    <Shape>
      <Head />
      <Body>
        <Skeleton $width="60%" $height="42px" $radius={theme.radius.r2} />
        <Skeleton $height="260px" $radius={theme.radius.r3} />
      </Body>
      <Foot>
        <Skeleton $height="56px" $radius={theme.radius.r4} />
      </Foot>
    </Shape>
  );
}
