import type { Call } from '@rendezvous/contract/kernel/call';
import type { ApiClient } from '@rendezvous/api-client/client';
import { createBus } from '@rendezvous/bus/bus';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { settingsOf } from '@rendezvous/testing/settings';
import { double } from '@rendezvous/testing/double';
import { loadCatalogue } from './catalogues.ts';
import { createStore } from '#src/lib/store.ts';
import { createToasts } from '#src/kernel/toasts.ts';
import { createLanguage } from './language.ts';
import { createSession } from '#src/kernel/session/session.ts';

const anna = {
  id: 'u1',
  name: 'Anna',
  language: 'en',
  credits: 8,
  paid_user: true,
  counters: { unread: 0, new_likes: 0 },
} as User;

/** A page in English, with an API that words its settings in the language saved last. */
function pageOf(
  user: User | null,
  save: (language: Locale) => Promise<unknown> = (language) =>
    Promise.resolve({ user: { ...anna, language } }),
) {
  const saved: unknown[] = [];
  const api = double<ApiClient>({
    pauseReads: () => () => undefined,
    call: ({ method, path }: Call, body: { language: Locale }) => {
      if (method === 'PUT') return (saved.push([path, body]), save(body.language));
      return path === '/api/settings.php'
        ? Promise.resolve({ settings: settingsOf({ description: `in ${document.cookie}` }) })
        : Promise.reject(new Error('away'));
    },
  });
  const hub = createBus();
  const session = createSession(hub, api, user);
  const settings = createStore(settingsOf());
  const toasts = createToasts(hub.as('shell'));
  const language = createLanguage('en', { hub, api, session, settings, toasts });
  return { hub, session, settings, language, saved, stop: language.start() };
}

beforeAll(() => loadCatalogue('en'));

test('[4.037] [9.015] switching saves the choice in the cookie i18n_redirected for 365 days', async () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const { language, hub } = pageOf(null);
  await language.change('nl');
  expect(written.mock.calls).toEqual([['i18n_redirected=nl; path=/; max-age=31536000; samesite=lax']]);
  expect(hub.as('members').last('language:changed')).toBe('nl');
  written.mockRestore();
});

test('[7.005] a member’s choice is saved with the account, a visitor’s is not', async () => {
  const visitor = pageOf(null);
  await visitor.language.change('fr');
  expect(visitor.saved).toEqual([]);
  const member = pageOf(anna);
  await member.language.change('fr');
  expect(member.saved).toEqual([['/api/user.php', { language: 'fr' }]]);
  expect(member.session.user()?.language).toBe('fr');
});

test('[7.005] a choice that could not be saved with the account still applies on the page', async () => {
  const { language, hub } = pageOf(anna, () => Promise.reject(new Error('offline')));
  await language.change('es');
  expect(language.shown.get()).toBe('es');
  expect(hub.as('shell').last('toast:changed')).toBeUndefined();
});

test('the former language stays until the words of the new one have come', async () => {
  const { language } = pageOf(null);
  const changing = language.change('pl');
  expect(language.shown.get()).toBe('en');
  await changing;
  expect(language.shown.get()).toBe('pl');
});

test('a language that does not come leaves the page as it was and says so', async () => {
  const { language, hub } = pageOf(anna);
  await language.change('xx' as Locale);
  expect(language.shown.get()).toBe('en');
  expect(hub.as('shell').last('language:changed')).toBe('en');
  expect(hub.as('shell').last('toast:changed')).toMatchObject({
    tone: 'bad',
    text: 'That language didn’t load. Try again in a moment.',
  });
  await language.change('de');
  expect(language.shown.get()).toBe('de');
});

test('of two quick choices the last one counts', async () => {
  const { language } = pageOf(null);
  await Promise.all([language.change('it'), language.change('en'), language.change('de')]);
  expect(language.shown.get()).toBe('de');
});

test('texts of the settings follow the language', async () => {
  const { language, settings } = pageOf(null);
  await language.change('it');
  expect(settings.get().description).toContain('i18n_redirected=it');
});

test('what another tab has chosen is followed, and neither saved nor sent again', async () => {
  const { language, hub, saved } = pageOf(anna);
  const published: Locale[] = [];
  hub.as('shell').subscribe('language:changed', (locale) => published.push(locale));
  language.follow('de');
  await loadCatalogue('de');
  await Promise.resolve();
  expect(language.shown.get()).toBe('de');
  expect([published, saved]).toEqual([['en'], []]);
});

test('[4.037] a log-in brings the saved language, which is not saved again', async () => {
  const { language, session, saved, stop } = pageOf(null);
  session.setUser({ ...anna, language: 'nl' });
  await loadCatalogue('nl');
  await Promise.resolve();
  expect(language.shown.get()).toBe('nl');
  expect(saved).toEqual([]);
  session.setUser({ ...anna, language: 'pl' });
  await loadCatalogue('pl');
  await Promise.resolve();
  expect(language.shown.get()).toBe('nl');
  stop();
});

test('an answer that comes after the log-out does not bring the former member back', async () => {
  let answer: (saved: unknown) => void = () => undefined;
  const { language, session } = pageOf(anna, () => new Promise((resolve) => (answer = resolve)));
  const changing = language.change('it');
  await loadCatalogue('it');
  await Promise.resolve();
  session.end();
  answer({ user: { ...anna, language: 'it' } });
  await changing;
  expect(session.user()).toBeNull();
});
