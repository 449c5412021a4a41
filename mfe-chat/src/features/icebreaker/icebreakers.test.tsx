import { screen, waitFor, within } from '@testing-library/react';
import { userOf } from '@rendezvous/testing/settings';
import { emptyChat, openChat, openOffer, serveChat } from '#src/test/offers-page.ts';

test('[2.083] the icebreaker modal shows lines and their price, and sends the one picked as it was changed', async () => {
  const chat = emptyChat();
  const { sent } = await serveChat(chat);
  const page = await openOffer(chat, 'icebreaker');
  const dialog = within(await screen.findByRole('dialog', { name: 'Break the ice with Nadia' }));
  expect(await dialog.findAllByRole('radio')).toHaveLength(12);
  await page.user.click(dialog.getByRole('radio', { name: 'Line 3?' }));
  await page.user.type(dialog.getByRole('textbox'), ' Honestly?');
  await page.user.click(dialog.getByRole('button', { name: /^Send this line, 1 credit · .*€0\.80$/ }));
  await waitFor(() =>
    expect(sent()[0]).toMatchObject({ kind: 'icebreaker', icebreaker: 'line3', text: 'Line 3? Honestly?' }),
  );
});

test('[2.083] an empty conversation shows what the two have in common and three lines, which come into the field to be changed', async () => {
  const chat = emptyChat();
  const { sent } = await serveChat(chat, {
    'GET /api/member.php': () => ({
      body: {
        member: { ...userOf().profile, id: chat.profile.id, interests: ['wine', 'cooking', 'tea'] },
        relation: {},
      },
    }),
  });
  const page = await openChat(
    chat,
    userOf({ id: `me-${chat.profile.id}`, credits: 5, profile: { interests: ['wine', 'tea'] } }),
  );
  expect(await screen.findByText('2 things in common already:')).toBeVisible();
  const offered = within(screen.getByRole('region', { name: 'Start with one of these' }));
  expect(offered.getAllByRole('listitem')).toHaveLength(3);
  const [first] = within(offered.getByRole('list')).getAllByRole('button');
  const line = first!.textContent!;
  await page.user.click(first!);
  const field = screen.getByRole('textbox', { name: 'Message to Nadia' });
  expect(field).toHaveValue(line);
  expect(field).toHaveFocus();
  await page.user.type(field, ' Me too.');
  await page.user.click(screen.getByRole('button', { name: /^Send, / }));
  await waitFor(() => expect(sent()[0]).toMatchObject({ kind: 'icebreaker', text: `${line} Me too.` }));
});
