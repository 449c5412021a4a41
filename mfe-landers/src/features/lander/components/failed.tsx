import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { text } from '@rendezvous/ui/layout/text';
import { Stage } from './stage.tsx';

/** The page's document did not come; one press asks again. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <Stage role="alert">
      <Head>
        <Title>
          {intl.formatMessage({ id: 'lander.failed.title', defaultMessage: 'We missed each other.' })}
        </Title>
        <p>
          {intl.formatMessage({
            id: 'lander.failed.text',
            defaultMessage: 'This page didn’t load. Try once more.',
          })}
        </p>
        <Button tone="fig" onClick={onRetry}>
          {intl.formatMessage({ id: 'ui.retry', defaultMessage: 'Try again' })}
        </Button>
      </Head>
    </Stage>
  );
}

const Head = styled.div`
  grid-column: 1 / -1;
  & > * + * {
    margin-top: ${theme.space.s4};
  }
`;

const Title = styled.h1`
  ${text.d3}
`;
