import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { Field } from '@rendezvous/ui/controls/field';
import { SEARCH } from '@rendezvous/ui/icons/actions/search';
import { Select } from '@rendezvous/ui/controls/select';
import { TextInput } from '@rendezvous/ui/controls/text-input';
import { Read } from '#src/lib/read.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { Rows } from '#src/lib/rows.tsx';
import { useDomainSettings } from '../api/settings.ts';
import { ALL_DOMAINS, useDomain } from '../hooks/use-domain.ts';
import { useRoom } from '#src/lib/use-room.ts';
import { SettingRow } from './setting-row.tsx';

/** All settings of a domain, with a field that narrows them down. */
export function SettingList() {
  const intl = useIntl();
  const room = useRoom();
  const navigate = useNavigate();
  const { domain, way } = useDomain();
  const reading = useDomainSettings(domain);
  const [sought, setSought] = useState('');
  const word = useDeferredValue(sought.trim().toLowerCase().replaceAll(' ', '_'));
  return (
    <RoomPage title={room.title}>
      <Filters>
        <Field label={intl.formatMessage({ id: 'settings.search', defaultMessage: 'Find a setting' })}>
          {(control) => (
            <TextInput
              {...control}
              icon={SEARCH}
              type="search"
              value={sought}
              onChange={({ target }) => setSought(target.value)}
            />
          )}
        </Field>
        <Field label={intl.formatMessage({ id: 'settings.domain', defaultMessage: 'Domain' })}>
          {(control) => (
            <Select
              {...control}
              value={domain ?? ALL_DOMAINS}
              onChange={({ target }) => void navigate(way(undefined, target.value))}
            >
              {(reading.data?.domains ?? [domain ?? ALL_DOMAINS]).map((name) => (
                <option key={name} value={name}>
                  {name === ALL_DOMAINS
                    ? intl.formatMessage({ id: 'settings.allDomains', defaultMessage: 'All domains' })
                    : name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Filters>
      <Read reading={reading} height="560px">
        {({ items }) => {
          const found = items.filter(({ key }) => key.includes(word));
          return found.length === 0 ? (
            <EmptyState
              title={intl.formatMessage({ id: 'settings.none', defaultMessage: 'No setting has this name' })}
            />
          ) : (
            <Rows>
              {found.map((setting) => (
                <SettingRow key={setting.key} setting={setting} to={way(setting.key)} />
              ))}
            </Rows>
          );
        }}
      </Read>
    </RoomPage>
  );
}

const Filters = styled.div`
  display: grid;
  gap: ${theme.space.s3};
  margin-bottom: ${theme.space.s4h};
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;
