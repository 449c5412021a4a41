import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '@rendezvous/ui/controls/button';
import { text } from '@rendezvous/ui/layout/text';
import { theme } from '@rendezvous/theme/theme';
import type { InstallPrompt } from './install-prompt.ts';
import { PromptPlace } from './prompt-place.tsx';

const Words = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${theme.space.s1} ${theme.space.s4};
  align-items: start;
  img {
    grid-row: span 2;
    width: 56px;
    height: 56px;
  }
  h2 {
    ${text.title}
  }
  p {
    color: ${theme.color.ink2};
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s4};
`;

interface Props {
  site: string;
  /** The browser's own offer; null where one has to follow a hint. */
  prompt: InstallPrompt | null;
  /** Answered: not asked again. */
  close: () => void;
}

/** Offers the site as an app, once, to returning members. */
export function InstallOffer({ site, prompt, close }: Props) {
  const intl = useIntl();
  const title = intl.formatMessage(
    { id: 'frame.install.title', defaultMessage: '{site} as an app' },
    { site },
  );
  const install = (): void => {
    void prompt?.prompt();
    close();
  };
  return (
    <PromptPlace label={title}>
      <Words>
        <img src="/icons/icon-192.png" alt="" width={56} height={56} />
        <h2>{title}</h2>
        <p>
          {prompt ? (
            <FormattedMessage
              id="frame.install.text"
              defaultMessage="From your home screen it opens faster and fills your screen. Nothing to download, and easy to remove."
            />
          ) : (
            <FormattedMessage
              id="frame.install.ios"
              defaultMessage="Open your browser’s share menu and choose “Add to Home Screen”. Opened from there, it fills your screen."
            />
          )}
        </p>
      </Words>
      <Acts>
        {prompt && (
          <Button onClick={install}>
            <FormattedMessage id="frame.install.add" defaultMessage="Add to home screen" />
          </Button>
        )}
        <Button tone={prompt ? 'quiet' : 'outline'} onClick={close}>
          {prompt ? (
            <FormattedMessage id="frame.install.no" defaultMessage="No, thanks" />
          ) : (
            <FormattedMessage id="frame.install.understood" defaultMessage="Got it" />
          )}
        </Button>
      </Acts>
    </PromptPlace>
  );
}
