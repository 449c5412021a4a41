import { signUpIsOpen, trafficSource } from './traffic-source.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.cookie = 'traffic_source=; Max-Age=0';
});

test('the traffic source of a visit is the one of the address, else the one of the cookie', () => {
  expect(trafficSource()).toBeNull();
  document.cookie = 'traffic_source=network%3Dkept';
  expect(trafficSource()).toEqual({ network: 'kept' });
  window.history.replaceState(null, '', '/?network=fresh');
  expect(trafficSource()).toEqual({ network: 'fresh' });
});

test.each([
  ['all', false, true],
  ['none', true, false],
  ['with_trafficsource', false, false],
  ['with_trafficsource', true, true],
] as const)('sign-ups "%s" with a traffic source %s are open: %s', (signups, known, open) => {
  if (known) window.history.replaceState(null, '', '/?ref=friend');
  expect(signUpIsOpen({ signups })).toBe(open);
});
