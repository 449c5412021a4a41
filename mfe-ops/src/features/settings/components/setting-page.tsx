import { useIntl } from 'react-intl';
import { EmptyState } from '@rendezvous/ui/feedback/empty-state';
import { useMay } from '#src/lib/operator.ts';
import { Read } from '#src/lib/read.tsx';
import { RoomPage } from '#src/lib/room-page.tsx';
import { Section } from '#src/lib/section.tsx';
import { useDomainSettings, useSettingChanges } from '../api/settings.ts';
import { ALL_DOMAINS, useDomain } from '../hooks/use-domain.ts';
import { useRoom } from '#src/lib/use-room.ts';
import { readable } from '../values.ts';
import { Block } from './block.tsx';
import { ChangeList } from './change-list.tsx';
import { SettingForm } from './setting-form.tsx';
import { SourceTag } from './source-tag.tsx';

/** One setting in one domain: its value, the way to change it, and its history. */
export function SettingPage({ name }: { name: string }) {
  const intl = useIntl();
  const room = useRoom();
  const mayChange = useMay('settings.change');
  const { domain, way } = useDomain();
  const place = domain ?? ALL_DOMAINS;
  const reading = useDomainSettings(domain);
  const changes = useSettingChanges(name, place);
  const setting = reading.data?.items.find(({ key }) => key === name);
  const reread = (): Promise<unknown> => Promise.all([reading.mutate(), changes.reading.mutate()]);
  return (
    <RoomPage
      title={name}
      back={{ to: way(), label: room.title }}
      marks={setting && <SourceTag source={setting.source} />}
    >
      <Read reading={reading}>
        {() =>
          setting ? (
            <>
              <Section
                title={
                  place === ALL_DOMAINS
                    ? intl.formatMessage({
                        id: 'settings.value.all',
                        defaultMessage: 'Value for all domains',
                      })
                    : intl.formatMessage(
                        { id: 'settings.value.of', defaultMessage: 'Value for {domain}' },
                        { domain: place },
                      )
                }
              >
                {mayChange && !setting.read_only ? (
                  <SettingForm
                    key={`${place} ${setting.value}`}
                    setting={setting}
                    domain={place}
                    onDone={reread}
                  />
                ) : (
                  <Block>{readable(setting.value)}</Block>
                )}
              </Section>
              <ChangeList {...changes} onUndone={reread} />
            </>
          ) : (
            <EmptyState
              title={intl.formatMessage({ id: 'settings.none', defaultMessage: 'No setting has this name' })}
            />
          )
        }
      </Read>
    </RoomPage>
  );
}
