import { answered } from './use-quiz.ts';

const QUESTIONS = [
  { question: 'An evening?', left: 'A drink', right: 'Dancing' },
  { question: 'You?', left: 'A woman', right: 'A man', asks: 'gender' as const },
  { question: 'Your other half?', left: 'A woman', right: 'A man', asks: 'seeking' as const },
];

test('questions about a person have the woman on the left and the man on the right', () => {
  expect(answered(QUESTIONS, ['left', 'right', 'left'], 'gender')).toBe('male');
  expect(answered(QUESTIONS, ['left', 'right', 'left'], 'seeking')).toBe('female');
});

test('what has not been answered, or is not asked at all, is not known', () => {
  expect(answered(QUESTIONS, ['left'], 'gender')).toBeUndefined();
  expect(answered(QUESTIONS.slice(0, 1), ['left'], 'seeking')).toBeUndefined();
});
