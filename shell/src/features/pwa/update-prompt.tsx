import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { IconButton } from '@rendezvous/ui/controls/icon-button';
import { CLOSE } from '@rendezvous/ui/icons/actions/close';
import { PromptPlace } from './prompt-place.tsx';
import type { Update } from './updates.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  margin: -${theme.space.s2} -${theme.space.s2} -${theme.space.s2} 0;
  p {
    flex: 1;
  }
`;

/** A newer version waits: one press reloads every open tab, another puts it off until the next version or visit. Once pressed, the first one counts. */
export function UpdatePrompt({ update, later }: { update: Update; later: () => void }) {
  const intl = useIntl();
  const [accepted, setAccepted] = useState(false);
  const accept = () => {
    setAccepted(true);
    update.accept();
  };
  const text = intl.formatMessage({
    id: 'frame.update.text',
    defaultMessage: 'There’s a newer version of this site.',
  });
  return (
    <PromptPlace label={text}>
      <Row>
        <p role="status">{text}</p>
        <Button size="s" loading={accepted} onClick={accept}>
          <FormattedMessage id="frame.update.reload" defaultMessage="Reload" />
        </Button>
        <IconButton
          icon={CLOSE}
          label={intl.formatMessage({ id: 'frame.update.later', defaultMessage: 'Reload later' })}
          disabled={accepted}
          onClick={later}
        />
      </Row>
    </PromptPlace>
  );
}
