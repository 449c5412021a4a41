import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { resultsOf } from '@rendezvous/testing/members';
import { renderRemote } from '@rendezvous/testing/render-remote';
import { searchApi } from '@rendezvous/testing/search-api';
import { userOf } from '@rendezvous/testing/settings';
import { remote } from '#src/app/remote.tsx';

const { serve, lastSearch } = searchApi();

test('[3.023] intimate interests stay folded in the search until they are asked for', async () => {
  await serve();
  const { user, at } = await renderRemote(remote, {
    at: '/members',
    user: userOf(),
    settings: { search_fields: ['interests'], interests: ['dancing', 'bondage'] },
  });
  const open = async () => {
    await user.click(screen.getAllByRole('button', { name: 'Add', hidden: true })[0]!);
    const dialog = await screen.findByRole('dialog', {
      name: 'What should you have in common?',
      hidden: true,
    });
    return { dialog, intimate: within(dialog).getByRole('group', { hidden: true }) };
  };
  const { dialog, intimate } = await open();
  expect(intimate).not.toHaveAttribute('open');
  expect(within(intimate).queryByText('Dancing')).not.toBeInTheDocument();
  await user.click(within(intimate).getByText('Intimate interests'));
  await user.click(within(intimate).getByRole('button', { name: 'Bondage', hidden: true }));
  expect(at()).toBe('/members?interests=bondage');
  await user.click(within(dialog).getByRole('button', { name: 'Done', hidden: true }));
  expect((await open()).intimate).toHaveAttribute('open');
});

test('[9.014] the age filter has two halves, up to 35 and from 35, and is in the address', async () => {
  await serve();
  const { user, at } = await renderRemote(remote, { at: '/members', user: userOf() });
  await user.click(screen.getByRole('radio', { name: '18–35', hidden: true }));
  expect(at()).toBe('/members?min_age=18&max_age=35');
  await user.click(screen.getByRole('radio', { name: '35+', hidden: true }));
  expect(at()).toBe('/members?min_age=35');
  await waitFor(() => expect(lastSearch()).toMatchObject({ min_age: '35' }));
});

test('[3.017] both thumbs of the age slider are in the address, neither passes the other, the outermost ages set no limit', async () => {
  await serve();
  const { at } = await renderRemote(remote, { at: '/members', user: userOf() });
  const slide = (name: string, value: number) =>
    fireEvent.change(screen.getByRole('slider', { name, hidden: true }), { target: { value } });
  await screen.findByRole('slider', { name: 'Age from', hidden: true });
  slide('Age from', 30);
  await waitFor(() => expect(at()).toBe('/members?min_age=30'));
  slide('Age to', 45);
  await waitFor(() => expect(at()).toBe('/members?min_age=30&max_age=45'));
  expect(screen.getByRole('spinbutton', { name: 'Age to', hidden: true })).toHaveValue(45);
  slide('Age from', 60);
  await waitFor(() => expect(at()).toBe('/members?min_age=45&max_age=45'));
  slide('Age from', 18);
  slide('Age to', 99);
  await waitFor(() => expect(at()).toBe('/members'));
});

test('a typed age counts once the field is left; one out of range stays, with the range beside it', async () => {
  await serve();
  const { user, at } = await renderRemote(remote, { at: '/members?max_age=40', user: userOf() });
  const from = await screen.findByRole('spinbutton', { name: 'Age from', hidden: true });
  await user.type(from, '52');
  await user.tab();
  expect(from).toHaveValue(52);
  expect(from).toHaveAccessibleDescription('Choose an age from 18 to 40.');
  expect(at()).toBe('/members?max_age=40');
  await user.clear(from);
  await user.type(from, '32');
  await user.tab();
  await waitFor(() => expect(at()).toBe('/members?min_age=32&max_age=40'));
  expect(from).toHaveAccessibleDescription('');
  expect(screen.getByRole('slider', { name: 'Age from', hidden: true })).toHaveValue('32');
});

const EVERY_FILTER =
  'country=DE&countryregion=Bayern&min_age=30&max_age=45&has_photo=true&interests=wine%2Cart&fictional=false&hair_color=red';

test('[3.017] each chip names an active filter in the viewer’s language and removes it alone', async () => {
  await serve();
  const { user, at } = await renderRemote(remote, { at: `/members?${EVERY_FILTER}`, user: userOf() });
  const chips = await screen.findByRole('list', { name: '7 filters set' });
  const texts = () =>
    within(chips)
      .getAllByRole('listitem')
      .map((chip) => chip.textContent);
  expect(texts()).toEqual([
    '30–45',
    'Only with a photo',
    'Fictional profiles: no',
    'Germany',
    'Bayern',
    'Wine',
    'Art',
    'Hair: Red',
    'Clear filters',
  ]);
  const remove = async (filter: string, ...gone: string[]) => {
    const left = new URLSearchParams(at().split('?')[1]);
    for (const name of gone) left.delete(name);
    await user.click(within(chips).getByRole('button', { name: `Remove ${filter}` }));
    await waitFor(() => expect(at()).toBe(`/members?${left.toString()}`));
  };
  await remove('Only with a photo', 'has_photo');
  expect(within(chips).getByRole('button', { name: 'Remove Fictional profiles: no' })).toHaveFocus();
  await remove('30–45', 'min_age', 'max_age');
  await remove('Hair: Red', 'hair_color');
  await remove('Fictional profiles: no', 'fictional');
  await user.click(within(chips).getByRole('button', { name: 'Remove Wine' }));
  await waitFor(() => expect(at()).toBe('/members?country=DE&countryregion=Bayern&interests=art'));
  await remove('Bayern', 'countryregion');
  await remove('Art', 'interests');
  await user.click(within(chips).getByRole('button', { name: 'Remove Germany' }));
  await waitFor(() => expect(at()).toBe('/members'));
  expect(chips).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
});

test('only filters of the setting are shown', async () => {
  await serve({ 'GET /api/members.php': () => ({ body: resultsOf([]) }) });
  await renderRemote(remote, { at: '/members', user: userOf(), settings: { search_fields: ['gender'] } });
  expect(screen.getByRole('radio', { name: 'Men', hidden: true })).toBeInTheDocument();
  expect(screen.queryByLabelText('Country')).not.toBeInTheDocument();
});
