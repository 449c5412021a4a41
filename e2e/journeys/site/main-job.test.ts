import { expect, test } from '#fixtures/test.ts';
import { capturePhoto } from '#fixtures/people/photo.ts';
import { marijke, newcomer } from '#fixtures/people/people.ts';
import { activate, logIn, logOut } from '#pages/account.ts';
import { choosePackage, expectPremiumBar, pay } from '#pages/buy.ts';
import {
  bubble,
  composer,
  openChatFromList,
  openChatFromProfile,
  openChatOf,
  otherWomen,
  sendMessage,
} from '#pages/chat.ts';
import { enterSite } from '#pages/entry-warning.ts';
import { likeBack, likeOnProfile, matchModal, openProfile, searchMembers } from '#pages/members.ts';
import { signUp } from '#pages/sign-up.ts';
import { expectNothingPrivateLeft } from '#pages/private-data.ts';

// The journey runs with the service worker on, like every visit.
test.use({ serviceWorker: 'on' });

test('[0.002] from the entry warning to a paid conversation and out again', async ({
  page,
  openBrowser,
  browser,
}) => {
  test.setTimeout(240_000);
  const bas = newcomer();
  const other = await openBrowser('Marijke');
  await enterSite(other);
  await logIn(other, marijke);

  await test.step('sign up with a photo, and activate by mail', async () => {
    await enterSite(page);
    await signUp(page, bas, await capturePhoto(browser));
    await activate(page, bas);
  });

  await test.step('find a member and like her', async () => {
    await searchMembers(page, { show: 'Women', country: 'Netherlands', region: 'Utrecht' });
    await openProfile(page, marijke.name);
    await likeOnProfile(page);
  });

  await test.step('she likes back, and both see the match', async () => {
    await likeBack(other, bas.name);
    await expect(matchModal(other)).toBeVisible();
    await expect(matchModal(page)).toContainText(marijke.name, { timeout: 15_000 });
    await matchModal(other).getByRole('button', { name: 'Keep looking' }).click();
    await matchModal(page).getByRole('button', { name: 'Keep looking' }).click();
  });

  await test.step('they write, and each sees the other message at once', async () => {
    await openChatFromProfile(page, marijke.name);
    await sendMessage(page, marijke.name, 'Shall we meet halfway?');
    await openChatFromList(other, bas.name);
    await expect(bubble(other, 'Shall we meet halfway?')).toBeVisible();
    await sendMessage(other, bas.name, 'Thursday at eight.');
    await expect(bubble(page, 'Thursday at eight.')).toBeVisible();
  });

  await test.step('a free member starts two conversations, the third is refused', async () => {
    const [second, third] = await otherWomen(page, marijke.name);
    await openChatOf(page, second!);
    await sendMessage(page, second!.name, 'Hello from Utrecht.');
    await openChatOf(page, third!);
    await expect(
      page.getByText('You’ve started as many conversations as a free member can.', { exact: false }),
    ).toBeVisible();
  });

  await test.step('credits run out, and the alert offers to buy', async () => {
    await openChatFromList(page, marijke.name);
    await expect(page.getByText('Not enough credits for this message')).toBeVisible();
    await composer(page, marijke.name).fill('Thursday suits me.');
    await page.getByRole('button', { name: 'Buy credits' }).click();
    const alert = page.getByRole('dialog', { name: 'Not enough credits' });
    await expect(alert).toBeVisible();
    await alert.getByRole('link', { name: 'See all packages' }).click();
  });

  await test.step('buy 25 credits by iDEAL', async () => {
    await choosePackage(page, 25, 'iDEAL');
    await pay(page);
    await expectPremiumBar(page, 25);
  });

  await test.step('send again, back in the conversation', async () => {
    await page.getByRole('link', { name: `Back to ${marijke.name}` }).click();
    await expect(composer(page, marijke.name), 'the words are still there').toHaveValue('Thursday suits me.');
    await sendMessage(page, marijke.name, 'Thursday suits me.');
    await expect(bubble(other, 'Thursday suits me.')).toBeVisible();
    await expect(page.getByText('24 credits left')).toBeVisible();
  });

  await test.step('log out, with no private data left', async () => {
    await logOut(page, bas.name);
    await expectNothingPrivateLeft(page, [bas.name, bas.email, marijke.name, 'Thursday']);
  });
});
