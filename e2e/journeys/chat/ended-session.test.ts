import { clientHeaders } from '#fixtures/people/members.ts';
import { daan, marijke } from '#fixtures/people/people.ts';
import { haveSession } from '#fixtures/people/session.ts';
import { expect, test } from '#fixtures/test.ts';
import { logIn } from '#pages/account.ts';
import { composer, openChatOf, otherWomen } from '#pages/chat.ts';
import { confirmAdult } from '#pages/entry-warning.ts';

const TEXT = 'Half a line, not sent yet';

test('a text that is being written survives the end of the session on another device, for its member alone', async ({
  page,
  openBrowser,
  baseURL,
  complaints,
}) => {
  test.setTimeout(90_000);
  complaints.expect(/403/);
  await page.goto('/');
  await confirmAdult(page);
  await logIn(page, daan);
  const [woman] = await otherWomen(page, marijke.name);
  await openChatOf(page, woman!);
  await composer(page, woman!.name).fill(TEXT);

  const other = await openBrowser('other device');
  await haveSession(other.context(), baseURL!, daan);
  const endSession = async () => {
    const ended = await other.request.delete('/api/sessions.php', {
      headers: clientHeaders(baseURL!),
      data: {},
    });
    expect(ended.ok(), await ended.text()).toBe(true);
  };
  await endSession();
  await expect(page).toHaveURL(/\/login/, { timeout: 30_000 });

  await logIn(page, daan);
  await openChatOf(page, woman!);
  await expect(composer(page, woman!.name)).toHaveValue(TEXT);

  await endSession();
  await expect(page).toHaveURL(/\/login/, { timeout: 30_000 });
  await logIn(page, marijke);
  await openChatOf(page, woman!);
  await expect(composer(page, woman!.name)).toHaveValue('');
});
