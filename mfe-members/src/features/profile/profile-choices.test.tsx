import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  PROFILE_CHOICE_NAMES,
  PROFILE_CHOICES,
  type ChosenValues,
} from '@rendezvous/contract/resources/profile/values';
import type { Settings } from '@rendezvous/contract/settings/schemas';
import { cardOf, pageOf, resultsOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { serveApi, type ApiDouble } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import common from '@rendezvous/i18n/lang/en.json';
import { remote } from '#src/app/remote.tsx';

const words: Readonly<Partial<Record<string, string>>> = common;
const labels = PROFILE_CHOICE_NAMES.map((field) => words[`profile.${field}`] ?? field);
const LAST = Object.fromEntries(
  Object.entries(PROFILE_CHOICES).map(([field, values]) => [field, values.at(-1)]),
) as ChosenValues;

let api: ApiDouble;

const asked = () => api.callsOf('GET /api/members.php').at(-1)!.query;

test('each profile field with fixed values is on the profile under its label', async () => {
  api = await serveApi({
    'GET /api/member.php': () => ({ body: pageOf('nadia', LAST) }),
    'GET /api/suggestions.php': () => ({ body: { items: [] } }),
  });
  await renderRemote(remote, {
    at: '/members/nadia',
    user: userOf(),
    settings: { visible_profile_fields: [...PROFILE_CHOICE_NAMES] },
  });
  await screen.findByRole('heading', { name: 'At a glance' });
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(labels);
  for (const meaning of screen.getAllByRole('definition'))
    expect(meaning.textContent).not.toMatch(/profile\./);
});

test('[3.013] a profile shows only the fields and notes that the site shows', async () => {
  api = await serveApi({
    'GET /api/member.php': () => ({
      body: pageOf('nadia', { ...LAST, interests: ['dancing'], about_me: 'Mornings at the lake.' }),
    }),
    'GET /api/suggestions.php': () => ({ body: { items: [] } }),
  });
  const open = (settings: Partial<Settings>) =>
    renderRemote(remote, {
      at: '/members/nadia',
      user: userOf({ profile: { interests: ['dancing'] } }),
      settings,
    });
  await open({ visible_profile_fields: [], visible_profile_notes: [] });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Nadia');
  expect(screen.queryAllByRole('term')).toEqual([]);
  for (const hidden of ['At a glance', 'Interests', 'Dancing', /in common/, 'About Nadia', /at the lake/])
    expect(screen.queryByText(hidden)).not.toBeInTheDocument();
  cleanup();

  await open({ visible_profile_fields: ['hair_color', 'interests'], visible_profile_notes: ['about_me'] });
  expect(await screen.findByText('Mornings at the lake.')).toBeInTheDocument();
  expect(screen.getByText('Dancing')).toBeInTheDocument();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([words['profile.hair_color']]);
});

test('[3.017] each profile field that a site offers is a filter in the address', async () => {
  api = await serveApi({ 'GET /api/members.php': () => ({ body: resultsOf([cardOf('nadia')]) }) });
  const { user, at } = await renderRemote(remote, {
    at: '/members',
    user: userOf(),
    settings: { search_fields: [...PROFILE_CHOICE_NAMES] },
  });
  for (const [index, field] of PROFILE_CHOICE_NAMES.entries()) {
    const select = await screen.findByRole('combobox', { name: labels[index], hidden: true });
    await user.selectOptions(select, LAST[field]!);
    expect(at()).toBe(`/members?${field}=${LAST[field]}`);
    await waitFor(() => expect(asked().get(field)).toBe(LAST[field]));
    await user.selectOptions(
      select,
      within(select).getByRole('option', { name: 'Doesn’t matter', hidden: true }),
    );
    expect(at()).toBe('/members');
  }
});
