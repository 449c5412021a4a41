import { screen, waitFor, within } from '@testing-library/react';
import { refusal, type Handlers } from '@rendezvous/testing/server';
import { openProfile, part } from '#src/test/profile-page.ts';

/** Opens the profile and types into “About me”. */
async function touched(answers: Handlers = {}) {
  const page = await openProfile({ about_me: 'Old.' }, { answers });
  await page.user.click(screen.getByRole('button', { name: 'Edit “About me”' }));
  const field = screen.getByRole('textbox', { name: 'About me' });
  await page.user.clear(field);
  await page.user.type(field, 'From here.');
  return page;
}

describe('two pages on one profile', () => {
  test('a field touched here and changed there shows both versions; the version from here can stay', async () => {
    const { user, changeElsewhere, sent } = await touched();
    changeElsewhere({ about_me: 'From there.' });
    const about = within(part('About me'));
    expect(about.getByRole('alert')).toHaveTextContent('You changed this on another page in the meantime.');
    expect(about.getByText('From there.')).toBeInTheDocument();
    expect(about.getByRole('textbox')).toHaveValue('From here.');
    expect(about.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(about.getByRole('button', { name: 'Keep what’s here' }));
    await waitFor(() => expect(about.queryByRole('textbox')).toBeNull());
    expect(sent()).toEqual([{ profile: { about_me: 'From here.' }, profile_version: 5 }]);
  });

  test('the version from the other page can stay', async () => {
    const { user, changeElsewhere, sent } = await touched();
    changeElsewhere({ about_me: 'From there.' });
    await user.click(screen.getByRole('button', { name: 'Keep the other version' }));
    const about = within(part('About me'));
    expect(await about.findByText('From there.')).toBeInTheDocument();
    expect(about.queryByRole('textbox')).toBeNull();
    expect(sent()).toEqual([]);
  });

  test('a change the page did not know is refused by the server, read, and asked about', async () => {
    const { user, frame, changeElsewhere } = await touched({
      'PUT /api/user.php': () => refusal(409, 'profile_changed', { params: { fields: ['about_me'] } }),
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(frame.refreshed).toEqual(['user']));
    changeElsewhere({ about_me: 'From there.' });
    expect(screen.getByText('From there.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'About me' })).toHaveValue('From here.');
  });

  test('a change of another field elsewhere does not affect the editor', async () => {
    const { user, changeElsewhere, sent } = await touched();
    changeElsewhere({ tattoos: 'many' });
    expect(screen.getByText('Many')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent()).toEqual([{ profile: { about_me: 'From here.' }, profile_version: 5 }]),
    );
  });
});
