import { act, screen, waitFor, within } from '@testing-library/react';
import { openProfile } from '#src/test/profile-page.ts';

test('up to three half sentences are chosen out of the list, completed, changed and removed', async () => {
  const { user, frame, sent } = await openProfile({
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
