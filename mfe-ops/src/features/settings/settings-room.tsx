import { useRoute } from '@rendezvous/remote/react/hooks';
import { SettingList } from './components/setting-list.tsx';
import { SettingPage } from './components/setting-page.tsx';

/** `/ops/settings` lists the settings of a domain, `/ops/settings/{key}` shows one with its history. */
export function SettingsRoom() {
  const key = useRoute()?.params.id;
  return key ? <SettingPage key={key} name={key} /> : <SettingList />;
}
