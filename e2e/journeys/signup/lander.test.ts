import { copySeededFolder } from '#fixtures/servers/data-folder.ts';
import { showMember } from '#fixtures/servers/operator.ts';
import { newcomer } from '#fixtures/people/people.ts';
import { startServer } from '#fixtures/servers/server.ts';
import { expect, test } from '#fixtures/test.ts';
import { confirmAdult } from '#pages/entry-warning.ts';
import { answerLander, goToSignUp } from '#pages/lander.ts';
import { createAccount } from '#pages/sign-up.ts';

test('[6.001] [2.028] [1.009] a landing page leads into sign-up, and the account stores its traffic source', async ({
  openBrowser,
}) => {
  const folder = copySeededFolder();
  const server = await startServer({ dataDir: folder.path });
  const page = await openBrowser('visitor', { baseURL: server.url });
  const cas = newcomer();

  await page.goto('/landers/adultonly?network=northstar&ref=banner7&sub1=autumn&sub2=nl&sub3=42');
  await confirmAdult(page);
  await answerLander(page, ['A drink and a good talk', 'Up on a rooftop', 'A man', 'A woman']);
  await goToSignUp(page);
  await createAccount(page, cas);
  await page.close();
  await server.stop();

  const member = showMember(folder.path, cas.email);
  expect(member.get('source')).toEqual({
    network: 'northstar',
    ref: 'banner7',
    sub1: 'autumn',
    sub2: 'nl',
    sub3: '42',
  });
  expect(member.get('status')).toBe('not_confirmed');
  folder.remove();
});
