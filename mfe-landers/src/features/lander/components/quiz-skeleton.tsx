import { useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { VisuallyHidden } from '@rendezvous/ui/visually-hidden';
import { Disc, shape } from './halves.tsx';
import { Stage } from './stage.tsx';

/** The two halves, breathing, until the document is here. */
export function QuizSkeleton() {
  const intl = useIntl();
  return (
    <Stage>
      <VisuallyHidden as="output">
        {intl.formatMessage({ id: 'lander.loading.text', defaultMessage: 'Loading' })}
      </VisuallyHidden>
      <Disc aria-hidden="true">
        <Left />
        <Right />
      </Disc>
    </Stage>
  );
}

const breathe = keyframes`
  from { opacity: 0.15; }
  to { opacity: 0.3; }
`;

const Left = styled.div`
  ${shape.left}
  background: ${theme.color.posterFig};
  animation: ${breathe} 1.4s ease-in-out infinite alternate;
`;

const Right = styled.div`
  ${shape.right}
  background: ${theme.color.posterAct};
  animation: ${breathe} 1.4s ease-in-out infinite alternate;
`;
