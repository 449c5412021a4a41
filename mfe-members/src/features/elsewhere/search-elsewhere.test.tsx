import { screen } from '@testing-library/react';
import { cardOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { searchApi } from '@rendezvous/testing/search-api';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const { serve, callsOf } = searchApi();

const ELSEWHERE = {
  sites: [
    {
      domain: 'zwei-haelften.example',
      name: 'Zwei Hälften',
      items: [cardOf('greta', { fictional: true })],
      count: 31,
      count_capped: false,
    },
  ],
};

test('[1.008] a section says which site members come from, while member_resell is on', async () => {
  await serve({
    'GET /api/members-elsewhere.php': () => ({ body: ELSEWHERE }),
  });
  await renderRemote(remote, {
    at: '/members?has_photo=true',
    user: userOf(),
    settings: { member_resell: true },
  });
  expect(await screen.findByRole('heading', { name: 'From Zwei Hälften' })).toBeInTheDocument();
  expect(
    screen.getByText(
      'These members joined at zwei-haelften.example, not here. That site’s terms apply to them. · 31 profiles',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Greta, 31.*Fictional profile/ })).toBeInTheDocument();
  const [asked] = callsOf('GET /api/members-elsewhere.php');
  expect(Object.fromEntries(asked!.query)).toEqual({ country: 'NL', gender: 'female', has_photo: 'true' });
  expect(screen.queryByText('Live cams')).not.toBeInTheDocument();
});

test('[1.008] a section of cams is labelled as an advertisement and names the site it leads to, while cam_url is set', async () => {
  await serve();
  await renderRemote(remote, {
    at: '/members',
    user: userOf(),
    settings: { name: 'Rendezvous', cam_url: 'https://www.cams.example/live' },
  });
  expect(await screen.findByRole('heading', { name: 'Live cams' })).toBeInTheDocument();
  expect(screen.getByText('Advertisement')).toBeInTheDocument();
  expect(screen.getByText(/work for cams.example and are not members of Rendezvous/)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Open cams.example' });
  expect(link).toHaveAttribute('href', 'https://www.cams.example/live');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer sponsored nofollow');
  expect(callsOf('GET /api/members-elsewhere.php')).toHaveLength(0);
});

test('[1.008] with both settings off no section of others is in the search, and none is asked for', async () => {
  await serve();
  await renderRemote(remote, { at: '/members', user: userOf() });
  expect(await screen.findByRole('link', { name: 'Nadia, 31' })).toBeInTheDocument();
  expect(screen.queryByText(/Live cams|^From /)).not.toBeInTheDocument();
  expect(callsOf('GET /api/members-elsewhere.php')).toHaveLength(0);
});
