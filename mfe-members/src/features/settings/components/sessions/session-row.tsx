import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { countryName } from '@rendezvous/i18n/countries';
import { theme } from '@rendezvous/theme/theme';
import { Button } from '@rendezvous/ui/controls/button';
import { Tag } from '@rendezvous/ui/layout/tag';
import { useDeviceName } from '#src/features/settings/hooks/use-device-name.ts';
import type { Session } from '#src/features/settings/hooks/use-sessions.ts';
import { line, Name, What } from '#src/features/settings/components/line.ts';

/** One session: its device, where it was logged in and when it was last used, with the way to end it. */
export function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const intl = useIntl();
  const device = useDeviceName()(session.user_agent);
  const place = session.country
    ? countryName(intl.locale, session.country)
    : intl.formatMessage({ id: 'settings.sessions.nowhere', defaultMessage: 'Place unknown' });
  const time = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Line>
      <div>
        <Device>
          {device}
          {session.current && (
            <Tag tone="leaf">
              {intl.formatMessage({ id: 'settings.sessions.here', defaultMessage: 'This device' })}
            </Tag>
          )}
        </Device>
        <What>
          {session.current
            ? intl.formatMessage(
                { id: 'settings.sessions.since', defaultMessage: '{place} · logged in {time}' },
                { place, time: time(session.created_at) },
              )
            : intl.formatMessage(
                { id: 'settings.sessions.last', defaultMessage: '{place} · last active {time}' },
                { place, time: time(session.last_seen_at) },
              )}
        </What>
      </div>
      {!session.current && (
        <Button
          tone="outline"
          size="s"
          loading={busy}
          aria-label={intl.formatMessage(
            { id: 'settings.sessions.endOne', defaultMessage: 'Log out {device}' },
            { device },
          )}
          onClick={onEnd}
        >
          {intl.formatMessage({ id: 'settings.sessions.end', defaultMessage: 'Log out' })}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.li`
  ${line}
  & > div {
    flex: 1;
    min-width: 0;
  }
  & > button {
    flex: none;
  }
`;

const Device = styled(Name)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s1} ${theme.space.s2h};
`;
