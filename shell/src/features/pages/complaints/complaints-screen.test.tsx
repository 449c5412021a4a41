import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APPEAL_PATH } from '@rendezvous/contract/resources/complaints/appeal';
import type { User } from '@rendezvous/contract/resources/accounts/schemas';
import { refusal, serveApi, type Answer, type ApiDouble } from '@rendezvous/testing/server';
import { renderInFrame } from '#src/test/in-frame.tsx';
import { draft } from './draft.ts';

const SENT = { ticket: 'ABCDE-23456', answer_by: '2026-12-06T10:00:00.000Z', email: 'guest@mail.example' };
let api: ApiDouble;
let answer: () => Answer;

beforeEach(async () => {
  window.scrollTo = jest.fn();
  draft.drop();
  answer = () => ({ status: 201, body: SENT });
  api = await serveApi({ 'POST /api/complaint.php': () => answer() });
});

const open = (user: User | null = null, at = '/complaints') =>
  renderInFrame({ route: 'complaints', at, user });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send complaint' }));
async function fill(): Promise<void> {
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'payment');
  await userEvent.type(screen.getByLabelText('What happened?'), 'I paid twice for it.');
  await userEvent.type(screen.getByLabelText('Your e-mail address'), 'guest@mail.example');
}

test('[2.026] a complaint is answered with its ticket, and readers move there', async () => {
  await open();
  await fill();
  await send();
  expect(await screen.findByText('ABCDE-23456')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'We’ve received your complaint' })).toHaveFocus();
  expect(screen.getByText(/will answer you by 6 December 2026/)).toHaveTextContent('guest@mail.example');
  expect(api.callsOf('POST /api/complaint.php').at(-1)?.body).toEqual({
    category: 'payment',
    text: 'I paid twice for it.',
    email: 'guest@mail.example',
  });
});

test('an empty form says what is missing at each field, goes to the first, and sends nothing', async () => {
  const before = api.callsOf('POST /api/complaint.php').length;
  await open();
  await send();
  expect(screen.getByLabelText('What is it about?')).toHaveFocus();
  expect(screen.getByLabelText('What is it about?')).toHaveAccessibleDescription(
    'Choose one of the options.',
  );
  expect(screen.getByLabelText('What happened?')).toHaveAccessibleDescription('This field is required.');
  expect(screen.getByLabelText('Your e-mail address')).toHaveAccessibleDescription('This field is required.');
  expect(api.callsOf('POST /api/complaint.php')).toHaveLength(before);
});

test('an appeal arrives with its category chosen; an unknown one chooses nothing', async () => {
  const { unmount } = await open(null, APPEAL_PATH);
  expect(screen.getByLabelText('What is it about?')).toHaveValue('ban');
  unmount();
  await open(null, '/complaints?category=whim');
  expect(screen.getByLabelText('What is it about?')).toHaveValue('');
});

test('a failure that settles nothing leaves what was typed, and the next try goes under the same key', async () => {
  answer = () => refusal(429, 'too_many_mails');
  await open();
  await fill();
  await send();
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByLabelText('What happened?')).toHaveValue('I paid twice for it.');
  answer = () => ({ status: 201, body: SENT });
  await send();
  expect(await screen.findByText('ABCDE-23456')).toBeVisible();
  const [first, second] = api
    .callsOf('POST /api/complaint.php')
    .slice(-2)
    .map((call) => call.headers['idempotency-key']);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('a fault that the server finds is shown at its field', async () => {
  answer = () => refusal(422, 'validation_failed', { errors: [{ field: 'link', code: 'invalid' }] });
  await open();
  await fill();
  await send();
  expect(await screen.findByText('That doesn’t look right.')).toBeVisible();
  expect(screen.getByLabelText('Link (optional)')).toHaveFocus();
});

test('what was typed is still there after looking something up elsewhere', async () => {
  const { unmount } = await open();
  await fill();
  unmount();
  await open();
  expect(screen.getByLabelText('What is it about?')).toHaveValue('payment');
  expect(screen.getByLabelText('What happened?')).toHaveValue('I paid twice for it.');
});

test('a member is not asked for an address and sees where the answer goes', async () => {
  await open({
    id: 'u1',
    email: 'anna@mail.example',
    credits: 0,
    paid_user: false,
    counters: { unread: 0, new_likes: 0 },
  } as User);
  expect(screen.queryByLabelText('Your e-mail address')).toBeNull();
  expect(screen.getByText('We’ll reply to anna@mail.example.')).toBeVisible();
});

test('the browser asks before closing the tab while a complaint is typed, and no longer once it is sent', async () => {
  const closesTab = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await open();
  expect(closesTab()).toBe(true);
  await fill();
  expect(closesTab()).toBe(false);
  await send();
  await screen.findByText('ABCDE-23456');
  expect(closesTab()).toBe(true);
});
