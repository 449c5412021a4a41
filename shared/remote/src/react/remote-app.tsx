import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { Router } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { SWRConfig } from 'swr';
import { ServerStateContext } from '@rendezvous/api-client/server-state';
import { CACHE_RULES } from '@rendezvous/api-client/use-api';
import { DEFAULT_LOCALE, type Locale } from '@rendezvous/contract/locales';
import type { RemoteProps, ServerState } from '@rendezvous/contract/remote-contract';
import { matchRoute } from '@rendezvous/contract/routes';
import { theme } from '@rendezvous/theme/theme';
import type { Messages, Remote } from '../define-remote.ts';
import { isoOf } from '../iso.ts';
import { loadMessages, messagesOf } from '../messages.ts';
import { RemoteContext } from './context.tsx';

const NO_STATE: ServerState = {};

/** The catalogue of the shown language; the former one stays until a newly chosen one has come. */
function useOwnMessages(remote: Remote, locale: Locale): Messages | undefined {
  const here = messagesOf(remote, locale);
  const [former, setFormer] = useState(here);
  useEffect(() => {
    let wanted = true;
    loadMessages(remote, locale).then(
      (messages) => wanted && setFormer(messages),
      () => undefined, // The page stays in its former language; the chunk loader has told the console why.
    );
    return () => void (wanted = false);
  }, [remote, locale]);
  return here ?? former;
}

function Content({ remote, ...props }: RemoteProps & { remote: Remote }) {
  if (props.slot) {
    const Slot = remote.slots?.[props.slot.name] as ComponentType<{ slot: object; close: () => void }> | undefined;
    return Slot ? <Slot slot={props.slot.props} close={props.slot.close} /> : null;
  }
  const match = matchRoute(props.location.pathname);
  const Screen = match && remote.screens[match.route.name];
  return Screen ? <Screen /> : <NotBuilt shell={props.shell} />;
}

/** A route this version of the remote has no screen for yet: the frame says so in its own words. */
function NotBuilt({ shell }: Pick<RemoteProps, 'shell'>) {
  useEffect(() => shell.fail(501), [shell]);
  return null;
}

/** One remote on one page, with everything its screens read by context. The same tree renders on the server. */
export function RemoteApp({ remote, ...props }: RemoteProps & { remote: Remote }) {
  const { locale, commonMessages, serverState = NO_STATE } = props;
  const own = useOwnMessages(remote, locale);
  const messages = useMemo(
    () => ({ ...commonMessages, ...own }) as IntlConfig['messages'],
    [commonMessages, own],
  );
  const cache = useMemo(() => ({ ...CACHE_RULES, fallback: serverState }), [serverState]);
  return (
    <RemoteContext value={props}>
      <IntlProvider locale={isoOf(locale)} defaultLocale={DEFAULT_LOCALE} messages={messages}>
        <ThemeProvider theme={theme}>
          <SWRConfig value={cache}>
            <ServerStateContext value={serverState}>
              <Router navigator={props.navigator} location={props.location} navigationType={props.navigationType}>
                <Content remote={remote} {...props} />
              </Router>
            </ServerStateContext>
          </SWRConfig>
        </ThemeProvider>
      </IntlProvider>
    </RemoteContext>
  );
}
