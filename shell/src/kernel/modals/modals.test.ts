import { createModals } from './modals.ts';
import { likeDelay, withoutDelay } from '#src/features/likes/like-trigger.tsx';
import { newestLike } from '#src/features/likes/newest-like.ts';
import { isQuiet } from '#src/kernel/frame/use-when-quiet.ts';

const like = (id: string, at: string, likeNew = true) => ({ id, at, like_new: likeNew });
const card = (id: string) => ({ id, name: id }) as never;

test('slots and the frame’s own modals share one queue, one shows at a time', () => {
  const modals = createModals();
  modals.ask({ name: 'match-modal', props: { member: 'm1' } });
  modals.ask({ name: 'time-bonus', props: {} });
  modals.ask({ name: 'like', props: { member: 'm2' } });
  expect(modals.current.get()?.name).toBe('match-modal');
  modals.close('match-modal');
  expect(modals.current.get()?.name).toBe('time-bonus');
  modals.close('like');
  modals.close('time-bonus');
  expect(modals.current.get()).toBeNull();
});

test('the entry warning is first in the queue', () => {
  const modals = createModals();
  modals.ask({ name: 'signup-modal', props: {} });
  modals.ask({ name: 'welcome', props: { percentage: 25 } });
  modals.ask({ name: 'entry-warning', props: {} }, true);
  modals.close('signup-modal');
  expect(modals.current.get()?.name).toBe('entry-warning');
});

test('a page is quiet when it is visible, no modal is open, no field has the focus and modals are not blocked', () => {
  const modals = createModals();
  document.body.innerHTML = '<textarea></textarea><button></button><dialog></dialog>';
  const [text, button, dialog] = [...document.body.children] as [
    HTMLTextAreaElement,
    HTMLButtonElement,
    HTMLDialogElement,
  ];
  button.focus();
  expect(isQuiet(modals, document)).toBe(true);
  text.focus();
  expect(isQuiet(modals, document)).toBe(false);
  button.focus();
  dialog.setAttribute('open', '');
  expect(isQuiet(modals, document)).toBe(false);
  dialog.removeAttribute('open');
  const release = modals.block();
  const releaseOther = modals.block();
  release();
  release();
  expect(isQuiet(modals, document)).toBe(false);
  releaseOther();
  expect(isQuiet(modals, document)).toBe(true);
  modals.ask({ name: 'like', props: { member: 'm1' } });
  expect(isQuiet(modals, document)).toBe(false);
});

test.each([
  ['?t=0', 0],
  ['?t=120', 120],
  ['?a=1&t=5', 5],
  ['', null],
  ['?t=', null],
  ['?t=121', null],
  ['?t=-1', null],
  ['?t=1.5', null],
  ['?t=5s', null],
  ['?t=1e1', null],
])('[2.067] the like modal’s delay in "%s" is %s', (search, seconds) =>
  expect(likeDelay(search)).toBe(seconds),
);

test('[2.067] only the delay leaves the address', () => {
  expect(withoutDelay('?t=5')).toBe('');
  expect(withoutDelay('?gender=female&t=5')).toBe('?gender=female');
});

test('[2.067] the newest like that has not been seen is meant, and none is made up', () => {
  const profiles = [card('a'), card('b'), card('c')];
  const liked_by = [
    like('a', '2026-11-01T10:00:00Z'),
    like('b', '2026-11-03T10:00:00Z'),
    like('c', '2026-11-04T10:00:00Z', false),
    like('gone', '2026-11-05T10:00:00Z'),
  ];
  const sent: { id: string; at: string }[] = [];
  expect(newestLike({ liked_by, sent, profiles })?.id).toBe('b');
  const returned = [{ id: 'b', at: '2026-11-05T10:00:00Z' }];
  expect(newestLike({ liked_by, sent: returned, profiles })?.id).not.toBe('b');
  expect(newestLike({ liked_by: [like('c', '2026-11-04T10:00:00Z', false)], sent, profiles })).toBeNull();
  expect(newestLike({ liked_by: [], sent, profiles })).toBeNull();
});
