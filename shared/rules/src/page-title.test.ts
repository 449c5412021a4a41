import { titleOf } from './page-title.ts';

test('a title names the screen and the site, and the site once', () => {
  expect(titleOf('Likes', 'Rendezvous')).toBe('Likes · Rendezvous');
  expect(titleOf('Welcome to Rendezvous', 'Rendezvous')).toBe('Welcome to Rendezvous');
});
