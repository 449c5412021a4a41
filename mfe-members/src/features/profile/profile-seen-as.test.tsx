import { screen } from '@testing-library/react';
import { pageOf, photoOf } from '@rendezvous/testing/members';
import { openProfile } from '#src/test/profile-page.ts';

test('others see it as the server shows it to them: the viewer is chosen, and nothing typed is lost', async () => {
  const { user, api } = await openProfile(
    { about_me: 'Old.' },
    {
      answers: {
        'GET /api/member.php': ({ query }) => ({
          body: pageOf('daan', {
            photos: [photoOf('one'), photoOf('two', { locked: query.get('as') !== 'premium' })],
          }),
        }),
      },
    },
  );
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
