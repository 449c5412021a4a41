import { addressOf } from '@rendezvous/contract/kernel/call';
import { SEARCH_MEMBERS } from '@rendezvous/contract/resources/members/calls';
import { countFilters, membersQuery, readFilters, writeFilters, type Filters } from './filters.ts';

const defaults: Filters = {
  gender: 'female',
  country: 'NL',
  has_photo: false,
  interests: [],
  fictional: true,
};
const read = (address: string) => readFilters(new URLSearchParams(address), defaults, 18);

test('an address without query means the defaults', () => {
  expect(read('')).toEqual({ ...defaults, countryregion: undefined, min_age: undefined, max_age: undefined });
  expect(writeFilters(read(''), defaults).toString()).toBe('');
});

test('[3.017] gender, country, region and ages are written to the address and read back', () => {
  const filters: Filters = {
    ...defaults,
    gender: 'male',
    country: 'DE',
    countryregion: 'Bayern',
    min_age: 18,
    max_age: 35,
    interests: ['wine', 'art'],
    has_photo: true,
    fictional: false,
  };
  const address = writeFilters(filters, defaults);
  expect(readFilters(address, defaults, 18)).toEqual(filters);
  expect(address.get('countryregion')).toBe('Bayern');
});

test('the query for every country has no country', () => {
  const everywhere = read('country=all');
  expect(everywhere.country).toBeUndefined();
  expect(addressOf(SEARCH_MEMBERS, membersQuery(everywhere))).toBe('/api/members.php?gender=female');
});

test('invalid values in the address are ignored', () => {
  const filters = read('gender=robot&country=XX&min_age=7&max_age=hundred&interests=wine,dragons,wine');
  expect(filters).toEqual({
    ...defaults,
    countryregion: undefined,
    min_age: undefined,
    max_age: undefined,
    interests: ['wine'],
  });
});

test('an age range counts as one filter', () => {
  expect(countFilters(read('min_age=18&max_age=35&interests=wine,art'), defaults)).toBe(2);
  expect(countFilters(read('gender=male'), defaults)).toBe(0);
});

test('the query leaves out unset filters', () => {
  expect(addressOf(SEARCH_MEMBERS, membersQuery(read('has_photo=false')))).toBe(
    '/api/members.php?country=NL&gender=female',
  );
  expect(addressOf(SEARCH_MEMBERS, { ...membersQuery(read('fictional=false')), cursor: 'abc' })).toBe(
    '/api/members.php?country=NL&cursor=abc&fictional=false&gender=female',
  );
});

test('a form that repeats interests and leaves fields empty means what the screen’s own address means', () => {
  const sent = read('gender=female&min_age=25&max_age=&countryregion=&interests=wine&interests=art');
  expect(writeFilters(sent, defaults).toString()).toBe('min_age=25&interests=wine%2Cart');
});

test('a page that a link names is read, and a change of filters begins with the first one', () => {
  const later = read('gender=male&cursor=abc');
  expect(addressOf(SEARCH_MEMBERS, membersQuery(later))).toContain('cursor=abc');
  expect(writeFilters(later, defaults).has('cursor')).toBe(false);
});
