import { screen, waitFor, within } from '@testing-library/react';
import type { GeolocationService } from '@rendezvous/contract/composition/geolocation';
import { photoOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const user = userOf({ profile: { photos: [photoOf('one'), photoOf('two')] } });

/** Opens the settings in a browser that answers a request for the place so. */
async function open(place: Awaited<ReturnType<GeolocationService['locate']>>) {
  const api = await serveApi({
    'GET /api/regions.php': () => ({ body: { regions: { NL: ['Utrecht'], DE: ['Berlin'] } } }),
    'GET /api/cities.php': () => ({ body: { cities: ['Berlin'] } }),
    'PUT /api/photo.php': () => ({ body: { photo: photoOf('two') } }),
    'PUT /api/user.php': () => ({ body: { user } }),
  });
  const geolocation: GeolocationService = {
    watch: (listener) => (
      listener({ permission: place === false ? 'denied' : 'granted', place: null }),
      () => undefined
    ),
    locate: () => Promise.resolve(place),
  };
  const page = await renderRemote(remote, {
    at: '/settings',
    user,
    settings: { countries: ['NL', 'DE'] },
    geolocation,
  });
  await screen.findByRole('heading', { name: 'Photos and place' });
  await page.user.click(await screen.findByRole('button', { name: 'Edit “Who and where”' }));
  await page.user.click(screen.getByRole('button', { name: 'Use my location' }));
  return { ...page, api };
}

test('[2.081] the settings page finds the place by a press and saves it', async () => {
  const page = await open({ country: 'DE', region: 'Berlin', city: 'Berlin' });
  expect(await screen.findByText(/^Near Berlin/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(page.api.callsOf('PUT /api/user.php').map(({ body }) => body)).toEqual([
      { profile: { country: 'DE', region: 'Berlin', city: 'Berlin' } },
    ]),
  );
});

test('[2.081] the settings page says that the browser does not share the place', async () => {
  await open(false);
  expect(await screen.findByText(/^Your browser doesn’t share your location/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Country' })).toBeInTheDocument();
});

test('[2.081] the settings page makes another photo the main one', async () => {
  const page = await open(false);
  const menu = screen.getByRole('group', { name: /^Photo 2/, hidden: true });
  await page.user.click(within(menu).getByRole('button', { name: 'Make it the main photo', hidden: true }));
  await waitFor(() =>
    expect(page.api.callsOf('PUT /api/photo.php').map(({ body }) => body)).toEqual([
      { id: 'two', main: true },
    ]),
  );
});
