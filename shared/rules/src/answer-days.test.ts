import { answerDays } from './answer-days.ts';

test('a complaint in Polish is answered in 14 days, whatever longer time is set; the other languages have that time', () => {
  expect([answerDays(30, 'pl'), answerDays(7, 'pl'), answerDays(30, 'de')]).toEqual([14, 7, 30]);
});
