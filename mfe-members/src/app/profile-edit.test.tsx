import { act, screen, waitFor, within } from '@testing-library/react';
import type { GeolocationService } from '@rendezvous/contract/geolocation';
import { INTERESTS, type Profile } from '@rendezvous/contract/profile';
import { pageOf, photoOf } from '@rendezvous/testing/members';
import { renderRemote, type RemoteSetup } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from './remote.tsx';

let api: ApiDouble;
/** The profile as the server keeps it; a change adds to its count. */
let kept: Profile;

const offer = (prompt: string, beginning: string) => ({ prompt, language: 'en', beginning });
const PROMPTS = [
  offer('midnight', 'After midnight …'),
  offer('laugh', 'I laughed at …'),
  offer('vice', 'My vice is …'),
];

function write(profile: Partial<Profile>): Profile {
  return (kept = { ...kept, ...profile, version: kept.version! + 1 });
}

async function serve(handlers: Handlers = {}) {
  api = await serveApi({
    'GET /api/half-prompts.php': () => ({ body: { items: PROMPTS } }),
    'GET /api/regions.php': () => ({ body: { regions: { NL: ['Utrecht', 'Zeeland'], DE: ['Berlin'] } } }),
    'GET /api/cities.php': () => ({ body: { cities: ['Utrecht', 'Amersfoort'] } }),
    'PUT /api/user.php': ({ body }) => {
      const { profile } = body as { profile: Partial<Profile> };
      const half_prompts = profile.half_prompts?.map((half) => ({ ...half, beginning: '…' }));
      return {
        body: { user: userOf({ profile: write({ ...profile, ...(half_prompts && { half_prompts }) }) }) },
      };
    },
    ...handlers,
  });
}

async function open(profile: Partial<Profile> = {}, setup: RemoteSetup = {}) {
  kept = { ...userOf().profile, version: 4, date_of_birth: '1992-03-01', ...profile };
  const page = await renderRemote(remote, {
    at: '/profile',
    user: userOf({ profile: kept }),
    settings: { countries: ['NL', 'DE'] },
    ...setup,
  });
  await screen.findByRole('heading', { level: 1, name: 'daan, 34' });
  await screen.findByRole('button', { name: 'Edit details' });
  return page;
}
afterEach(async () => {
  await api.close();
});

const part = (name: RegExp | string) => screen.getByRole('region', { name });
const sent = () => api.callsOf('PUT /api/user.php').map(({ body }) => body);

test('[2.026] the own profile is edited in place: the words are saved with their count, and the saving can be undone', async () => {
  await serve();
  const { user, frame } = await open({ about_me: 'Bridges.' });
  await user.click(screen.getByRole('button', { name: 'Edit “About me”' }));
  const field = screen.getByRole('textbox', { name: 'About me' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(within(part('About me')).getByText('8 / 2000')).toBeInTheDocument();
  await user.type(field, ' By day.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const pencil = await screen.findByRole('button', { name: 'Edit “About me”' });
  expect(screen.getByText('Bridges. By day.')).toBeInTheDocument();
  expect(sent()).toEqual([{ profile: { about_me: 'Bridges. By day.' }, profile_version: 4 }]);
  await waitFor(() => expect(pencil).toHaveFocus());
  const told = frame.toasts.at(-1)!;
  expect([told.text, told.action?.label]).toEqual(['Saved', 'Undo']);
  act(() => told.action!.run());
  expect(await screen.findByText('Bridges.')).toBeInTheDocument();
  expect(sent().at(-1)).toEqual({ profile: { about_me: 'Bridges.' }, profile_version: 5 });
});

test('typed words are not left by a link or a closed tab without a question, until they are saved', async () => {
  await serve();
  const { user } = await open({ about_me: 'Bridges.' });
  const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '#elsewhere';
  await user.click(screen.getByRole('button', { name: 'Edit “About me”' }));
  expect(mayClose()).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'About me' }), ' By day.');
  expect(mayClose()).toBe(false);
  link.href = '/members';
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.getByRole('textbox', { name: 'About me' })).toHaveValue('Bridges. By day.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Edit “About me”' });
  expect(mayClose()).toBe(true);
  link.remove();
});

test('[3.002] each field with fixed values can be changed, and each can be left unsaid', async () => {
  await serve();
  const { user } = await open({ tattoos: 'few' });
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  const details = within(part('Details'));
  const groups = details.getAllByRole('group');
  expect(groups).toHaveLength(6);
  for (const group of groups)
    expect(within(group).getByRole('radio', { name: 'Rather not say' })).toBeInTheDocument();
  await user.click(within(details.getByRole('group', { name: 'Hair' })).getByRole('radio', { name: 'Red' }));
  await user.click(
    within(details.getByRole('group', { name: 'Tattoos' })).getByRole('radio', { name: 'Rather not say' }),
  );
  await user.click(details.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(details.getByText('Red')).toBeInTheDocument());
  expect(sent()).toEqual([{ profile: { hair_color: 'red', tattoos: null }, profile_version: 4 }]);
});

test('[2.082] interests are changed in the profile, at most fifteen, the intimate ones in a group of their own', async () => {
  await serve();
  const fourteen = INTERESTS.filter((name) => !['wine', 'bondage', 'tea'].includes(name)).slice(-14);
  const { user } = await open({ interests: fourteen });
  await user.click(screen.getByRole('button', { name: 'Edit interests' }));
  const interests = within(part(/^Interests/));
  const intimate = interests.getByText('Intimate interests').closest('details')!;
  expect(intimate).not.toHaveAttribute('open');
  expect(within(intimate).getByRole('button', { name: 'Bondage', hidden: true })).toBeInTheDocument();
  await user.click(interests.getByRole('button', { name: 'Wine' }));
  expect(interests.getByText('15 of at most 15 chosen')).toBeInTheDocument();
  expect(interests.getByRole('button', { name: 'Tea' })).toBeDisabled();
  await user.click(interests.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ profile: { interests: [...fourteen, 'wine'] }, profile_version: 4 }]),
  );
});

test('up to three half sentences are chosen out of the list, completed, changed and removed', async () => {
  await serve();
  const { user, frame } = await open({
    half_prompts: [{ prompt: 'vice', language: 'en', beginning: 'My vice is …', text: 'cake' }],
  });
  await user.click(screen.getByRole('button', { name: 'Choose a second beginning' }));
  const beginning = await screen.findByRole('combobox', { name: 'Beginning' });
  expect(within(beginning).queryByText('My vice is …')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Another beginning' }));
  expect(beginning).toHaveDisplayValue('I laughed at …');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('textbox', { name: 'Your half' })).toBeInvalid();
  expect(sent()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Your half' }), 'my own speech');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Edit your half: my own speech' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(frame.toasts).toHaveLength(2));
  expect(screen.queryByText('my own speech')).toBeNull();
  const vice = { prompt: 'vice', language: 'en', text: 'cake' };
  const laugh = { prompt: 'laugh', language: 'en', text: 'my own speech' };
  expect(sent()).toEqual([
    { profile: { half_prompts: [vice, laugh] }, profile_version: 4 },
    { profile: { half_prompts: [vice] }, profile_version: 5 },
  ]);
  act(() => frame.toasts.at(-1)!.action!.run());
  expect(await screen.findByText('my own speech')).toBeInTheDocument();
});

const at = (
  place: Awaited<ReturnType<GeolocationService['locate']>>,
  permission: 'granted' | 'denied' = 'granted',
) =>
  ({
    watch: (listener) => (listener({ permission, place: null }), () => undefined),
    locate: () => Promise.resolve(place),
  }) satisfies GeolocationService;

test('[2.081] the place is found by a press, also in another country, or chosen by hand; one answer saves it', async () => {
  await serve();
  const { user } = await open(
    { region: 'Utrecht', city: 'Utrecht' },
    { geolocation: at({ country: 'DE', region: 'Berlin', city: 'Berlin' }) },
  );
  await user.click(screen.getByRole('button', { name: 'Edit “Who and where”' }));
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText('Near Berlin. Change it below if that’s not home.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Germany');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { profile: { country: 'DE', region: 'Berlin', city: 'Berlin' }, profile_version: 4 },
    ]),
  );
});

test('[2.081] a browser that does not tell the place says so, and the place is chosen by hand', async () => {
  await serve();
  const { user } = await open({}, { geolocation: at(false, 'denied') });
  await user.click(screen.getByRole('button', { name: 'Edit “Who and where”' }));
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/^Your browser doesn’t share your location/)).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Utrecht');
  await screen.findByRole('option', { name: 'Amersfoort' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Amersfoort');
  await user.click(screen.getByRole('radio', { name: 'A woman' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { profile: { region: 'Utrecht', city: 'Amersfoort', gender: 'female' }, profile_version: 4 },
    ]),
  );
  expect(
    await screen.findByText(/^Your name \(daan\) and your date of birth \(1 March 1992\) stay/),
  ).toBeInTheDocument();
});

test('the hint names the one next thing and opens it', async () => {
  await serve();
  const { user } = await open({ photos: [photoOf('one')] });
  expect(screen.getByText('Your profile: 1 of 8 done.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Write two lines' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'About me' })).toHaveFocus());
});

describe('two pages on one profile', () => {
  const there = (profile: Partial<Profile>) => userOf({ profile: write(profile) });

  async function touched(handlers: Handlers = {}) {
    await serve(handlers);
    const page = await open({ about_me: 'Old.' });
    await page.user.click(screen.getByRole('button', { name: 'Edit “About me”' }));
    const field = screen.getByRole('textbox', { name: 'About me' });
    await page.user.clear(field);
    await page.user.type(field, 'From here.');
    return page;
  }

  test('a field touched here and changed there shows both versions; the version from here can stay', async () => {
    const { user, changeUser } = await touched();
    changeUser(there({ about_me: 'From there.' }));
    const about = within(part('About me'));
    expect(about.getByRole('alert')).toHaveTextContent('You changed this on another page in the meantime.');
    expect(about.getByText('From there.')).toBeInTheDocument();
    expect(about.getByRole('textbox')).toHaveValue('From here.');
    expect(about.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(about.getByRole('button', { name: 'Keep what’s here' }));
    await waitFor(() => expect(about.queryByRole('textbox')).toBeNull());
    expect(sent()).toEqual([{ profile: { about_me: 'From here.' }, profile_version: 5 }]);
  });

  test('the version from the other page can stay', async () => {
    const { user, changeUser } = await touched();
    changeUser(there({ about_me: 'From there.' }));
    await user.click(screen.getByRole('button', { name: 'Keep the other version' }));
    const about = within(part('About me'));
    expect(await about.findByText('From there.')).toBeInTheDocument();
    expect(about.queryByRole('textbox')).toBeNull();
    expect(sent()).toEqual([]);
  });

  test('a change the page had not heard of is refused by the server, read, and asked about', async () => {
    const { user, frame, changeUser } = await touched({
      'PUT /api/user.php': () => ({
        status: 409,
        body: {
          type: '',
          title: '',
          status: 409,
          code: 'profile_changed',
          params: { fields: ['about_me'] },
        },
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(frame.refreshed).toEqual(['user']));
    changeUser(there({ about_me: 'From there.' }));
    expect(screen.getByText('From there.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'About me' })).toHaveValue('From here.');
  });

  test('a change elsewhere in the profile disturbs nothing', async () => {
    const { user, changeUser } = await touched();
    changeUser(there({ tattoos: 'many' }));
    expect(screen.getByText('Many')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent()).toEqual([{ profile: { about_me: 'From here.' }, profile_version: 5 }]),
    );
  });
});

test('others see it as the server shows it to them: the viewer is chosen, and nothing typed is lost meanwhile', async () => {
  await serve({
    'GET /api/member.php': ({ query }) => ({
      body: pageOf('daan', {
        photos: [photoOf('one'), photoOf('two', { locked: query.get('as') !== 'premium' })],
      }),
    }),
  });
  const { user } = await open({ about_me: 'Old.' });
  await user.click(screen.getByRole('button', { name: 'Edit “About me”' }));
  await user.type(screen.getByRole('textbox', { name: 'About me' }), ' More.');
  await user.click(screen.getByRole('radio', { name: 'As others see it' }));
  expect(await screen.findByRole('button', { name: 'Photo for Premium members' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'A visitor' }));
  expect(await screen.findByRole('button', { name: 'Photo for members' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'A Premium member' }));
  expect(await screen.findByRole('button', { name: 'Open photo 2 of 2' })).toBeInTheDocument();
  expect(api.callsOf('GET /api/member.php').map(({ query }) => query.get('as'))).toEqual([
    'free',
    'visitor',
    'premium',
  ]);
  expect(screen.queryByRole('link', { name: /Message/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Edit' }));
  expect(screen.getByRole('textbox', { name: 'About me' })).toHaveValue('Old. More.');
});
