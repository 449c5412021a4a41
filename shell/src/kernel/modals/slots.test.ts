import { createModals } from './modals.ts';
import { createSlots } from './slots.ts';

function slotsOf(has: (slot: string) => boolean = () => true) {
  const modals = createModals();
  return { ...createSlots(modals, has), current: modals.current };
}

test('one slot shows at a time, the next when it is closed', () => {
  const slots = slotsOf();
  slots.open('signup-modal', {});
  slots.open('match-modal', { member: 'm1' });
  expect(slots.current.get()).toEqual({ name: 'signup-modal', props: {} });
  slots.close('signup-modal');
  expect(slots.current.get()).toEqual({ name: 'match-modal', props: { member: 'm1' } });
  slots.close('match-modal');
  expect(slots.current.get()).toBeNull();
});

test('opening an open or waiting slot changes its props only', () => {
  const slots = slotsOf();
  slots.open('buy-alert', { reason: 'premium_only' });
  slots.open('buy-alert', { reason: 'not_enough_credits', needed: 2 });
  slots.open('match-modal', { member: 'm1' });
  slots.open('match-modal', { member: 'm2' });
  expect(slots.current.get()?.props).toEqual({ reason: 'not_enough_credits', needed: 2 });
  slots.close('buy-alert');
  expect(slots.current.get()?.props).toEqual({ member: 'm2' });
  slots.close('match-modal');
  expect(slots.current.get()).toBeNull();
});

test('a slot whose remote is absent is refused, so that the caller offers a link', () => {
  const slots = slotsOf((slot) => slot !== 'signup-modal');
  expect(slots.has('signup-modal')).toBe(false);
  expect(slots.open('signup-modal', {})).toBe(false);
  expect(slots.current.get()).toBeNull();
});
