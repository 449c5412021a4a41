import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { RawIntlProvider } from 'react-intl';
import { Router } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ServerStateContext } from '@rendezvous/api-client/server-state';
import { CACHE_RULES } from '@rendezvous/api-client/use-endpoint';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { RemoteProps, ServerState } from '@rendezvous/contract/composition/remote-contract';
import { matchRoute } from '@rendezvous/contract/kernel/routes';
import type { Messages, Remote } from '../define-remote.ts';
import { intlOf } from '../intl-of.ts';
import { loadMessages, messagesOf } from '../messages.ts';
import { ArrivalContext } from './arrival.tsx';
import { RemoteContext } from './context.tsx';

const NO_STATE: ServerState = {};
const NO_WORDS: Messages = {};

/** A language with all the words this remote says in it. */
interface Words {
  locale: Locale;
  common: Messages;
  own: Messages | undefined;
}

/** The chosen language once the remote's own words in it have come; until then the former one, as a whole. */
function useWords(remote: Remote, locale: Locale, common: Messages): Words {
  const own = messagesOf(remote, locale);
  const [complete, setComplete] = useState<Words>({ locale, common, own });
  useEffect(() => {
    let wanted = true;
    loadMessages(remote, locale, common).then(
      (loaded) =>
        wanted &&
        setComplete((known) =>
          known.common === common && known.own === loaded ? known : { locale, common, own: loaded },
        ),
      () => undefined, // The page stays in its former language; the chunk loader has logged the cause.
    );
    return () => void (wanted = false);
  }, [remote, locale, common]);
  return useMemo(() => (own ? { locale, common, own } : complete), [own, locale, common, complete]);
}

function Content({ remote, ...props }: RemoteProps & { remote: Remote }) {
  if (props.slot) {
    const Slot = remote.slots?.[props.slot.name] as
      | ComponentType<{ slot: object; close: () => void }>
      | undefined;
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
  const { serverState = NO_STATE } = props;
  const { locale, common, own } = useWords(remote, props.locale, props.commonMessages);
  const cache = useMemo(() => ({ ...CACHE_RULES, fallback: serverState }), [serverState]);
  return (
    <RemoteContext value={{ ...props, locale, commonMessages: common }}>
      <ArrivalContext value={props.shell.arriving}>
        <RawIntlProvider value={intlOf(locale, common, own ?? NO_WORDS)}>
          <SWRConfig value={cache}>
            <ServerStateContext value={serverState}>
              <Router
                navigator={props.navigator}
                location={props.location}
                navigationType={props.navigationType}
              >
                <Content remote={remote} {...props} />
              </Router>
            </ServerStateContext>
          </SWRConfig>
        </RawIntlProvider>
      </ArrivalContext>
    </RemoteContext>
  );
}
