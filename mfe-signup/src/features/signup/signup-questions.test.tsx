import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { INTERESTS, INTIMATE_INTERESTS } from '@rendezvous/contract/resources/profile/values';
import { INTEREST_GROUPS } from '@rendezvous/domain/interest-groups';
import { refusal } from '@rendezvous/testing/server';
import { serveUploads } from '@rendezvous/testing/uploads';
import { SCREENS, stepOf } from './screens.ts';
import { forgetSignUp, heading, signUpToPhoto, skipTo, start } from './test/sign-up-page.ts';

beforeAll(serveUploads);
beforeEach(forgetSignUp);

test('a tap on a build goes on by itself; by keyboard it waits for Continue', async () => {
  const page = await start();
  await signUpToPhoto(page);
  await skipTo(page, 'What’s your build?');
  act(() => screen.getByRole('radio', { name: 'Slim' }).focus());
  await page.user.keyboard('{ArrowDown}');
  await page.user.click(screen.getByText('Athletic'));
  expect(await heading('What do people see first?')).toBeInTheDocument();
  page.go(-1);
  expect(screen.getByRole('radio', { name: 'Athletic' })).toBeChecked();
});

test('[3.023] every interest is offered once, intimate ones in a group of their own', async () => {
  const all = [...INTEREST_GROUPS.flatMap(({ interests }) => interests), ...INTIMATE_INTERESTS];
  expect(all.toSorted()).toEqual([...INTERESTS].toSorted());
  const page = await start();
  await signUpToPhoto(page);
  await skipTo(page, 'What would you say yes to?');
  const intimate = screen.getByText('Intimate interests').closest('details')!;
  expect(intimate).not.toHaveAttribute('open');
  expect(within(intimate).getByText('Bondage')).toBeInTheDocument();
  expect(within(intimate).queryByText('Dancing')).not.toBeInTheDocument();
});

const FILE = new File(['a'], 'me.jpg', { type: 'image/jpeg' });

test('a photo shows from its file at once and is sent behind; going on does not wait for it', async () => {
  let answer: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (answer = resolve));
  URL.createObjectURL = () => 'blob:me';
  URL.revokeObjectURL = () => undefined;
  const page = await start({
    'POST /api/photo.php': async () => {
      await sent;
      return refusal(422, 'validation_failed', {
        errors: [{ field: 'file', code: 'too_few_pixels', params: { pixels: 400 } }],
      });
    },
  });
  await signUpToPhoto(page);
  await page.user.upload(screen.getByLabelText('Add your main photo'), FILE);
  expect(screen.getByRole('img', { name: 'Your photo 1' })).toHaveAttribute('src', 'blob:me');
  const names = screen
    .getAllByLabelText(/^Add /, { selector: 'input' })
    .map((place) => place.closest('label')!.textContent);
  expect(names).toContain('Add photo 2');
  expect(new Set(names).size).toBe(names.length);
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await heading('Where do you live?')).toBeInTheDocument();
  answer();
  await waitFor(() => expect(page.frame.toasts.map(({ tone }) => tone)).toEqual(['bad']));
  page.go(-1);
  expect(await heading('Add a photo')).toBeInTheDocument();
  expect(screen.getByRole('alert').closest('li')).toContainElement(
    screen.getByRole('img', { name: 'Your photo 1' }),
  );
});

test('a photo that is too small says so at its place, with the number, and nowhere else; it makes way for the next', async () => {
  URL.createObjectURL = () => `blob:${Math.random()}`;
  URL.revokeObjectURL = () => undefined;
  const page = await start({
    'POST /api/photo.php': () =>
      refusal(422, 'validation_failed', {
        errors: [{ field: 'file', code: 'too_few_pixels', params: { pixels: 400 } }],
      }),
  });
  await signUpToPhoto(page);
  await page.user.upload(screen.getByLabelText('Add your main photo'), FILE);
  const why = await screen.findByText('Too small: the short side needs at least 400 px.');
  expect(within(why.closest('li')!).getByRole('img', { name: 'Your photo 1' })).toBeVisible();
  expect(screen.getAllByRole('alert')).toEqual([why]);
  expect(page.frame.toasts).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(why).not.toBeInTheDocument();
  expect(screen.getByLabelText('Add your main photo')).toBeInTheDocument();
});

test('sign-up says how many questions there are, and how many may be skipped', async () => {
  const optional = SCREENS.filter((name) => stepOf(name) > 1);
  expect([SCREENS.length, optional.length]).toEqual([10, 7]);
  await start();
  expect(await screen.findByText(/^Ten short questions, seven of them optional/)).toBeInTheDocument();
});

test('how others see a photo shows once there is one', async () => {
  URL.createObjectURL = () => 'blob:seen';
  URL.revokeObjectURL = () => undefined;
  const page = await start({ 'POST /api/photo.php': () => refusal(503, 'unavailable') });
  await signUpToPhoto(page);
  expect(screen.queryByText(/This is how others see it/)).not.toBeInTheDocument();
  await page.user.upload(screen.getByLabelText('Add your main photo'), FILE);
  expect(screen.getByText(/This is how others see it/)).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
