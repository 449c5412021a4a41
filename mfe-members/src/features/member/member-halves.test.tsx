import { cleanup, screen } from '@testing-library/react';
import { pageOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';
import { serveMember } from '#src/test/member-page.ts';

const SOUP = {
  prompt: 'firstdate',
  language: 'en',
  beginning: 'A good first date ends with …',
  text: 'dry shoes',
} as const;
const write = () => screen.findByRole('link', { name: 'Write the other half' });

test('a half sentence leads into the conversation with the half chosen', async () => {
  await serveMember(pageOf('nadia', { half_prompts: [SOUP] }));
  const { user, at } = await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  await user.click(await write());
  expect(at()).toBe('/members/nadia/chat?half=firstdate');
});

test('a half sentence whose other half the reader wrote says so, and leads nowhere again', async () => {
  const other = { ...SOUP, prompt: 'vice' as const, text: 'liquorice' };
  await serveMember(pageOf('nadia', { half_prompts: [SOUP, other] }, { halves_completed: ['firstdate'] }));
  await renderRemote(remote, { at: '/members/nadia', user: userOf() });
  expect(await screen.findByText('You wrote the other half')).toBeVisible();
  expect(await write()).toHaveAttribute('href', '/members/nadia/chat?half=vice');
});

test('an own half sentence that this contact has not completed is open on the profile, and none of strangers, over blocks or of fictional profiles', async () => {
  const halves = [{ ...SOUP, prompt: 'vice' as const, text: 'liquorice' }, SOUP];
  const user = userOf();
  const owner = { ...user, profile: { ...user.profile, half_prompts: halves } };
  const contact = { conversation: 'c1', own_halves_completed: ['vice'] as ['vice'] };
  await serveMember(pageOf('nadia', {}, contact));
  await renderRemote(remote, { at: '/members/nadia', user: owner });
  const title = await screen.findByRole('heading', { name: 'Your half sentence' });
  expect(title.parentElement).toHaveTextContent(
    /A good first date ends with …Nadia’s half is still openYour half: dry shoes$/,
  );
  for (const [id, changes, relation] of [
    ['rosa', {}, { ...contact, conversation: null }],
    ['eva', {}, { ...contact, blocked: true }],
    ['ida', {}, { ...contact, own_halves_completed: ['vice', 'firstdate'] as ['vice', 'firstdate'] }],
    ['june', { fictional: true }, contact],
  ] as const) {
    cleanup();
    await serveMember(pageOf(id, changes, relation));
    await renderRemote(remote, { at: `/members/${id}`, user: owner });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('dry shoes')).toBeNull();
  }
});

test('a visitor who wants to complete a half sentence is asked to log in', async () => {
  await serveMember(pageOf('nadia', { half_prompts: [SOUP] }));
  const { user, at } = await renderRemote(remote, { at: '/members/nadia' });
  await user.click(await write());
  expect(await screen.findByRole('dialog')).toHaveTextContent('To write to Nadia you need to be logged in.');
  expect(at()).toBe('/members/nadia');
});

test('half sentences of the own profile, and of a blocked member, lead nowhere', async () => {
  for (const [page, id] of [
    [pageOf('nadia', { half_prompts: [SOUP] }, { blocked: true }), 'me'],
    [pageOf('sofia', { half_prompts: [SOUP] }), 'sofia'],
  ] as const) {
    await serveMember(page);
    await renderRemote(remote, { at: `/members/${page.member.id}`, user: userOf({ id }) });
    expect(await screen.findByText('dry shoes')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Write the other half' })).toBeNull();
    cleanup();
  }
});
