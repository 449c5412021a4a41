import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { GeolocationPermission, GeolocationService } from '@rendezvous/contract/composition/geolocation';
import type { GeocodeResponse } from '@rendezvous/contract/resources/places/schemas';
import { PROFILE_CHOICES } from '@rendezvous/contract/resources/profile/values';
import common from '@rendezvous/i18n/lang/en.json';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import type { ScreenName } from '#src/features/signup/screens.ts';
import { storeDraft, type Draft } from '#src/features/signup/draft.ts';

const DRAFT: Draft = {
  gender: 'male',
  seeking: 'female',
  country: 'NL',
  email: '',
  name: '',
  day: '',
  month: '',
  year: '',
  profile: {},
};
let server: ApiDouble;
const at = (place: GeocodeResponse, permission: GeolocationPermission = 'prompt'): GeolocationService => ({
  watch(listener) {
    listener({ permission, place: null });
    return () => undefined;
  },
  locate: () => Promise.resolve(place),
});

/** A question of the third step, for an account in the Netherlands at this position. */
async function atPlaceStep(geolocation: GeolocationService, question: ScreenName = 'place') {
  const user = userOf({ status: 'not_confirmed' });
  server = await serveApi({
    'GET /api/regions.php': () => ({ body: { regions: { NL: ['Gelderland', 'Utrecht'] } } }),
    'PUT /api/signup.php': () => ({ body: { user, step: 3, complete: false } }),
    'GET /api/cities.php': () => ({ body: { cities: ['Amersfoort', 'Utrecht'] } }),
  });
  storeDraft({ ...DRAFT, account: user.id }, Date.now());
  const entryState = { signup: { screen: question, depth: 4 } };
  const page = await renderRemote(remote, { at: '/signup', user, entryState, geolocation });
  return { ...page, sent: () => server.callsOf('PUT /api/signup.php').map(({ body }) => body) };
}

test('[4.030] the place found fills in region and town', async () => {
  const { user, sent } = await atPlaceStep(at({ country: 'NL', region: 'Utrecht', city: 'Amersfoort' }));
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  await waitFor(() => expect(screen.getByLabelText('Province')).toHaveValue('Utrecht'));
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Amersfoort'));
  expect(screen.getByRole('status')).toHaveTextContent('Near Amersfoort');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  for (const question of ['What’s your build?', 'What do people see first?', 'How do you live and love?']) {
    expect(sent()).toEqual([]);
    await screen.findByRole('heading', { name: question });
    await user.click(screen.getByRole('button', { name: 'Skip' }));
  }
  await waitFor(() =>
    expect(sent()).toEqual([{ step: 3, profile: { region: 'Utrecht', city: 'Amersfoort' } }]),
  );
});

test('[4.030] a place in another country is named and not accepted', async () => {
  const { user } = await atPlaceStep(at({ country: 'BE', region: 'Antwerpen', city: 'Antwerpen' }));
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You seem to be in Belgium'));
  expect(screen.getByLabelText('Province')).toHaveValue('');
});

test('[8.024] without a place the fields stay, with the reason beside the button', async () => {
  const { user } = await atPlaceStep(at(false, 'denied'));
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Your browser doesn’t share your location'),
  );
});

test('[4.030] a browser that cannot locate gets no button', async () => {
  await atPlaceStep(at(false, 'unsupported'));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Use my location' })).not.toBeInTheDocument(),
  );
});

test('each profile field with fixed values is asked for under its label, and sent with its step', async () => {
  const { user, sent } = await atPlaceStep(at(false), 'body');
  const words: Readonly<Partial<Record<string, string>>> = common;
  const unasked = new Map(Object.keys(PROFILE_CHOICES).map((field) => [words[`profile.${field}`], field]));
  for (const question of ['What’s your build?', 'What do people see first?', 'How do you live and love?']) {
    await screen.findByRole('heading', { name: question });
    for (const [label, field] of unasked) {
      const group = screen.queryByRole('group', { name: label ?? field });
      if (!group) continue;
      await user.click(within(group).getAllByRole('radio')[0]!);
      unasked.delete(label);
    }
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  }
  // Fields that no screen of sign-up shows under their label.
  expect([...unasked.values()]).toEqual([]);
  const chosen = Object.entries(PROFILE_CHOICES).map(([field, values]) => [field, values[0]] as const);
  await waitFor(() => expect(sent()).toEqual([{ step: 3, profile: Object.fromEntries(chosen) }]));
});
