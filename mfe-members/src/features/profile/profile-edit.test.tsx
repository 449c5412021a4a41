import { act, screen, waitFor, within } from '@testing-library/react';
import { INTERESTS } from '@rendezvous/contract/resources/profile/schemas';
import { photoOf } from '@rendezvous/testing/members';
import { openProfile, part } from '#src/test/profile-page.ts';

test('[2.026] the own profile is edited in place: the words are saved with their count, and the saving can be undone', async () => {
  const { user, frame, sent } = await openProfile({ about_me: 'Bridges.' });
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
  const toast = frame.toasts.at(-1)!;
  expect([toast.text, toast.action?.label]).toEqual(['Saved', 'Undo']);
  act(() => toast.action!.run());
  expect(await screen.findByText('Bridges.')).toBeInTheDocument();
  expect(sent().at(-1)).toEqual({ profile: { about_me: 'Bridges.' }, profile_version: 5 });
});

test('typed words are not left by a link or a closed tab without a question, until they are saved', async () => {
  const { user } = await openProfile({ about_me: 'Bridges.' });
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
  const { user, sent } = await openProfile({ tattoos: 'few' });
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
  const fourteen = INTERESTS.filter((name) => !['wine', 'bondage', 'tea'].includes(name)).slice(-14);
  const { user, sent } = await openProfile({ interests: fourteen });
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

test('the hint names the one next thing and opens it', async () => {
  const { user } = await openProfile({ photos: [photoOf('one')] });
  expect(screen.getByText('Your profile: 1 of 8 done.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Write two lines' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'About me' })).toHaveFocus());
});
