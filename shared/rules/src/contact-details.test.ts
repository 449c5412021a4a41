import { contactDetailsIn } from './contact-details.ts';

test.each([
  ['Look at http://a.example/x', 'link'],
  ['look here: www.my-pictures.example', 'link'],
  ['I am on anna-cam.com', 'link'],
  ['KINO.INFO has the films', 'link'],
  ['write to anna@mail.example', 'address'],
  ['anna (at) mail (dot) example', 'address'],
  ['call 0151 23456789', 'number'],
  ['mon 06.12.34.56.78', 'number'],
  ['+31 6 12 34 56 78 tonight', 'number'],
  ['１２３４５６７８９', 'number'],
  ['my WhatsApp is better', 'account'],
  ['find me: @anna.b', 'account'],
])('%s contains contact details', (text, kind) => {
  expect(contactDetailsIn(text)).toContain(kind);
});

test.each([
  'Tomorrow at 10.30?',
  'From 10.30-12.30, or 19:00',
  '24.12.2026 10.30',
  '24-12-2026 - 26-12-2026',
  'On 2026-12-24 11.15 at the station',
  'It costs 1.250,00 € or 12.50',
  'Credits: 10, 25, 50, 100, 250, 500',
  'Born 1987, moved in 2011',
  'Gestern im Kino.Info gibt es dort',
  'Ich mag dich.Es war schön',
  'Hello.How are you',
  'anna.de.groot',
  'e.g. the one on the corner, i.e. ours',
  'Half past 9 @ the bar',
])('%s contains none', (text) => {
  expect(contactDetailsIn(text)).toEqual([]);
});
