import { screen, waitFor } from '@testing-library/react';
import type { GeolocationService } from '@rendezvous/contract/composition/geolocation';
import { openProfile } from '#src/test/profile-page.ts';

const at = (
  place: Awaited<ReturnType<GeolocationService['locate']>>,
  permission: 'granted' | 'denied' = 'granted',
) =>
  ({
    watch: (listener) => (listener({ permission, place: null }), () => undefined),
    locate: () => Promise.resolve(place),
  }) satisfies GeolocationService;

test('[2.081] the place is found by a press, also in another country, or chosen by hand; one answer saves it', async () => {
  const { user, sent } = await openProfile(
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

test('[2.081] a browser that does not give the place says so, and the place is chosen by hand', async () => {
  const { user, sent } = await openProfile({}, { geolocation: at(false, 'denied') });
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
    await screen.findByText(/^Your name \(daan\) and your date of birth \(1 March 1992\) can’t be changed/),
  ).toBeInTheDocument();
});
