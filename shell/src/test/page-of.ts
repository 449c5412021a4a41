import type { PageData } from '@rendezvous/contract/composition/page';
import { settingsOf } from '@rendezvous/testing/settings';

/** Facts of a page without a viewer, overridden by the test. */
export function pageOf(facts: Partial<PageData> = {}): PageData {
  return {
    settings: settingsOf(),
    registry: {},
    locale: 'en',
    url: '/',
    user: null,
    userKnown: true,
    status: 200,
    offers: { bonus: null, welcome: null, window_seconds: 14_400 },
    dismissed: [],
    theme: 'device',
    screen: null,
    year: 2026,
    rendered: null,
    ...facts,
  };
}
