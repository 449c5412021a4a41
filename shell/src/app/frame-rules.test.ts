import { routeByName, ROUTES } from '@rendezvous/contract/kernel/routes';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { loginAddress, redirectFrom } from './access.ts';
import { clockText } from '#src/features/offers/countdown.ts';
import { mustWarn } from '#src/features/entry/entry-rules.ts';
import { termsDate } from '@rendezvous/rules/terms-date';
import { offeredLocales } from '#src/features/frame/language-menu.tsx';

const settings = (facts: Partial<Settings> = {}): Settings =>
  ({
    enable_site_entry_popup: ['NL', 'DE'],
    geoip_selected_country: 'NL',
    logged_out_search: 'limited',
    logged_out_search_trafficsource: 'limited',
    ...facts,
  }) as Settings;
const somebody = { id: 'u1' } as User;
const home = routeByName('index');

describe('the entry warning', () => {
  test('[4.032] is shown when all its conditions are true', () => {
    expect(mustWarn(settings(), null, home, false, false)).toBe(true);
    expect(
      mustWarn(
        settings({ enable_site_entry_popup: 'all', geoip_selected_country: 'FR' }),
        null,
        home,
        false,
        false,
      ),
    ).toBe(true);
  });

  test('[4.032] is not shown to members, in the installed app, after an answer, when switched off, or in another country', () => {
    expect(mustWarn(settings(), somebody, home, false, false)).toBe(false);
    expect(mustWarn(settings(), null, home, true, false)).toBe(false);
    expect(mustWarn(settings(), null, home, false, true)).toBe(false);
    expect(mustWarn(settings({ enable_site_entry_popup: 'no' }), null, home, false, false)).toBe(false);
    expect(mustWarn(settings({ geoip_selected_country: 'FR' }), null, home, false, false)).toBe(false);
  });

  test('[2.064] is hidden during a sign-up or a password reset', () => {
    for (const name of ['complete-signup', 'reset-password', 'reset-password-do'] as const) {
      expect(mustWarn(settings(), null, routeByName(name), false, false)).toBe(false);
    }
  });

  test('[2.064] never covers a page of law or help', () => {
    const pages = ROUTES.filter(({ path }) => path.startsWith('/pages/'));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(mustWarn(settings(), null, page, false, false)).toBe(false);
  });
});

describe('the language list', () => {
  test('[6.014] offers the languages of the selected country', () => {
    expect(offeredLocales('CH', 'CH', 'de', 'de-CH', true)).toEqual(['en', 'de', 'it', 'fr']);
    expect(offeredLocales('US', 'US', 'en', 'en-US', false)).toEqual(['en', 'es']);
  });

  test('[6.015] adds the current and the browser’s language', () => {
    expect(offeredLocales('NL', 'NL', 'en', 'pl-PL', true)).toEqual(['en', 'nl', 'pl']);
    expect(offeredLocales('NL', 'NL', 'nl', 'ja-JP', true)).toEqual(['nl']);
  });

  test('[6.016] offers all to a visitor whose selected country is not the detected one', () => {
    expect(offeredLocales('DE', 'NL', 'de', 'de', true)).toHaveLength(7);
    expect(offeredLocales('DE', 'NL', 'de', 'de', false)).toEqual(['de']);
  });
});

test('[9.020] the terms carry their date, or that of a company added later', () => {
  expect(termsDate('2020-01-01T00:00:00Z').toISOString()).toBe('2023-12-01T12:00:00.000Z');
  expect(termsDate('2025-05-01T00:00:00Z').toISOString()).toBe('2025-05-01T00:00:00.000Z');
  expect(termsDate('').toISOString()).toBe('2023-12-01T12:00:00.000Z');
});

test('[4.018] the time bonus shows hours, minutes and seconds with two digits each', () => {
  expect(clockText(14_400)).toBe('04:00:00');
  expect(clockText(3_661)).toBe('01:01:01');
  expect(clockText(9)).toBe('00:00:09');
});

test('[2.032] a signed-in member that opens sign-up goes straight to members', () => {
  for (const name of ['signup', 'members-id-signup'] as const)
    expect(redirectFrom(routeByName(name), '/signup', somebody, settings())).toBe('/members');
  expect(redirectFrom(routeByName('signup'), '/signup', null, settings())).toBeNull();
});

test('a viewer without access to a page is sent to log in, and back', () => {
  expect(redirectFrom(routeByName('chats'), '/chats?x=1', null, settings())).toBe(
    '/login?redirect=%2Fchats%3Fx%3D1',
  );
  expect(redirectFrom(routeByName('login'), '/login', somebody, settings())).toBe('/members');
  expect(redirectFrom(home, '/', null, settings())).toBeNull();
});

test('[4.035] visitors search unless the site limits search to members or known traffic', () => {
  const search = routeByName('members');
  const closed = settings({ logged_out_search: 'none', logged_out_search_trafficsource: 'none' });
  const bySource = { logged_out_search: 'none', logged_out_search_trafficsource: 'limited' } as const;
  const unknown = settings({ ...bySource, traffic_source: false });
  const known = settings({ ...bySource, traffic_source: true });
  expect(redirectFrom(search, '/members', null, settings())).toBeNull();
  expect(redirectFrom(search, '/members', null, closed)).toBe(loginAddress('/members'));
  expect(redirectFrom(search, '/members', null, unknown)).toBe(loginAddress('/members'));
  expect(redirectFrom(search, '/members', null, known)).toBeNull();
});

test('[6.014] every country is offered exactly its languages', () => {
  const stated =
    'US en,es; NL nl; BE nl,fr,de; FR fr; IT it; ES es; DE de; AT de; IE en; GB en; CA en,fr; PL pl; AU en; NZ en; CH de,it,fr,en';
  for (const [country, list] of stated.split('; ').map((entry) => entry.split(' '))) {
    const languages = list!.split(',');
    const code = country as Settings['geoip_country'];
    const offered = offeredLocales(code, code, languages[0] as 'en', languages[0]!, true);
    expect([country, [...offered].sort()]).toEqual([country, languages.sort()]);
  }
});
