import { useIntl } from 'react-intl';
import { deviceOf } from '../device.ts';

/** Returns a function that names the device of a user agent in plain words. */
export function useDeviceName(): (userAgent: string) => string {
  const intl = useIntl();
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system)
      return intl.formatMessage(
        { id: 'settings.sessions.device', defaultMessage: '{browser} on {system}' },
        { browser, system },
      );
    return (
      browser ??
      system ??
      intl.formatMessage({ id: 'settings.sessions.unknown', defaultMessage: 'Unknown device' })
    );
  };
}
