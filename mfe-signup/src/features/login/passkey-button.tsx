import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { canUsePasskeys } from '@rendezvous/domain/passkey-support';
import { Button } from '@rendezvous/ui/controls/button';

/** No subscription: the abilities of a browser never change. */
const never = () => () => undefined;

/**
 * Log-in with a passkey. The server's HTML has the button already, so that nothing moves where browsers know passkeys; where they know none, as
 * at numeric addresses, its place stays empty. It needs scripts.
 */
export function PasskeyButton({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const intl = useIntl();
  const isOffered = useSyncExternalStore(never, canUsePasskeys, () => true);
  const [hasPlace] = useState(isOffered);
  return (
    <>
      <noscript>{typeof document === 'undefined' && <Without />}</noscript>
      <Button
        tone="outline"
        size="lg"
        wide
        hidden={!hasPlace}
        style={isOffered ? undefined : { visibility: 'hidden' }}
        loading={busy}
        onClick={onPress}
      >
        {intl.formatMessage({ id: 'login.passkey', defaultMessage: 'Log in with a passkey' })}
      </Button>
    </>
  );
}

const Without = styled.i`
  noscript:has(> &),
  noscript:has(> &) + button {
    display: none;
  }
`;
