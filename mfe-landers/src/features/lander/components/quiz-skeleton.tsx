import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { pulse } from '@rendezvous/ui/feedback/skeleton';
import { Waiting } from '@rendezvous/ui/feedback/waiting';
import { Disc, shape } from './halves.tsx';
import { Stage } from './stage.tsx';

/** The two halves of the poster, faint, until the document is here. */
export function QuizSkeleton() {
  return (
    <Stage>
      <Waiting>
        <Disc>
          <Left />
          <Right />
        </Disc>
      </Waiting>
    </Stage>
  );
}

const faint = (colour: string) => `color-mix(in srgb, ${colour} 25%, transparent)`;

const Left = styled.div`
  ${shape.left}
  background: ${faint(theme.color.posterFig)};
  ${pulse}
`;

const Right = styled.div`
  ${shape.right}
  background: ${faint(theme.color.posterAct)};
  ${pulse}
`;
