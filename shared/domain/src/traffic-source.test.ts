import { searchIsOpenToVisitors, signUpIsOpen, trafficSource } from './traffic-source.ts';

let loaded = 'http://localhost/';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.cookie = 'traffic_source=; Max-Age=0';
  loaded = 'http://localhost/';
  performance.getEntriesByType = () => [{ name: loaded } as PerformanceEntry];
});

test('[3.016] the traffic source of a visit is that of the address, of the address it began with, else of the cookie', () => {
  expect(trafficSource()).toBeNull();
  document.cookie = 'traffic_source=network%3Dkept';
  expect(trafficSource()).toEqual({ network: 'kept' });
  loaded = 'http://localhost/pricing?ref=first&sub1=a#top';
  expect(trafficSource()).toEqual({ ref: 'first', sub1: 'a' });
  window.history.replaceState(null, '', '/?network=fresh');
  expect(trafficSource()).toEqual({ network: 'fresh' });
});

test.each([
  ['all', false, true],
  ['none', true, false],
  ['with_trafficsource', false, false],
  ['with_trafficsource', true, true],
] as const)('[4.034] sign-ups "%s" with a traffic source %s are open: %s', (signups, known, open) => {
  expect(signUpIsOpen({ signups, traffic_source: known })).toBe(open);
});

test.each([
  ['none', 'none', true, false],
  ['none', 'limited', false, false],
  ['none', 'limited', true, true],
  ['limited', 'none', false, true],
] as const)(
  '[4.035] search "%s" and "%s" for traffic sources is open with a source %s: %s',
  (usual, bySource, known, open) => {
    const settings = {
      logged_out_search: usual,
      logged_out_search_trafficsource: bySource,
      traffic_source: known,
    };
    expect(searchIsOpenToVisitors(settings)).toBe(open);
  },
);
