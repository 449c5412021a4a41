import { screen } from '@testing-library/react';
import type { Profile } from '@rendezvous/contract/resources/profile/schemas';
import { renderRemote, type RemoteSetup } from '@rendezvous/testing/render-remote';
import { serveApi, type Handlers } from '@rendezvous/testing/server';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const offer = (prompt: string, beginning: string) => ({ prompt, language: 'en', beginning });
const PROMPTS = [
  offer('midnight', 'After midnight …'),
  offer('laugh', 'I laughed at …'),
  offer('vice', 'My vice is …'),
];

interface Setup extends RemoteSetup {
  /** Answers that this test is about. */
  answers?: Handlers;
}

/** Opens the own profile on an API that stores it: each change adds to its version. */
export async function openProfile(profile: Partial<Profile> = {}, { answers, ...setup }: Setup = {}) {
  let stored: Profile = { ...userOf().profile, version: 4, date_of_birth: '1992-03-01', ...profile };
  const change = (changes: Partial<Profile>) => {
    stored = { ...stored, ...changes, version: stored.version! + 1 };
    return userOf({ profile: stored });
  };
  const api = await serveApi({
    'GET /api/half-prompts.php': () => ({ body: { items: PROMPTS } }),
    'GET /api/regions.php': () => ({ body: { regions: { NL: ['Utrecht', 'Zeeland'], DE: ['Berlin'] } } }),
    'GET /api/cities.php': () => ({ body: { cities: ['Utrecht', 'Amersfoort'] } }),
    'PUT /api/user.php': ({ body }) => {
      const changes = (body as { profile: Partial<Profile> }).profile;
      const half_prompts = changes.half_prompts?.map((half) => ({ ...half, beginning: '…' }));
      return { body: { user: change({ ...changes, ...(half_prompts && { half_prompts }) }) } };
    },
    ...answers,
  });
  const page = await renderRemote(remote, {
    at: '/profile',
    user: userOf({ profile: stored }),
    settings: { countries: ['NL', 'DE'] },
    ...setup,
  });
  await screen.findByRole('heading', { level: 1, name: 'daan, 34' });
  await screen.findByRole('button', { name: 'Edit details' });
  return {
    ...page,
    api,
    /** Changes that the page sent, in order. */
    sent: () => api.callsOf('PUT /api/user.php').map(({ body }) => body),
    /** Changes the profile on another page. */
    changeElsewhere: (changes: Partial<Profile>) => page.changeUser(change(changes)),
  };
}

/** A part of the profile, by its name. */
export const part = (name: RegExp | string) => screen.getByRole('region', { name });
