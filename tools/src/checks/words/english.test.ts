import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { englishFindings } from './english.ts';

/** Ids of texts in which a word is refused. */
const refused = (texts: Record<string, string>): string[] =>
  englishFindings('en', texts).map((finding) => finding.split(' ')[1]!);

describe('refused English', () => {
  const PLANTED: readonly string[] = [
    'Your new password counts.',
    'That rule holds at once.',
    'No person stands behind it.',
    'Have a look',
    'This needs another look.',
    'Worth a second look.',
    'To the home page',
    'To your notifications',
    'Close to your half',
    'When both halves say yes',
  ];
  for (const text of PLANTED)
    it(`"${text}" is found`, () => {
      assert.deepEqual(refused({ a: text }), ['a']);
    });

  it('standard English is not', () => {
    const texts = {
      a: 'The count starts again at midnight.',
      b: 'Look around.',
      c: 'Back to the home page',
      d: 'Choose a half sentence. Half sentences are short.',
      e: 'It goes to the top.',
      f: '{half, select, other {Open}}',
    };
    assert.deepEqual(refused(texts), []);
  });

  it('half sentences, logo, lander and match have halves', () => {
    const texts = {
      'half.yours': 'Your half',
      'profile.halves.edit': 'Edit your half',
      'likes.matches.empty.text': 'When both halves say yes',
      'home.hero.art': 'Two half portraits',
      'api/seed/texts/lander-texts.ts ADULT_ONLY.headline': 'Two halves, one evening.',
    };
    assert.deepEqual(refused(texts), []);
  });

  it('other languages have words of their own', () => {
    assert.deepEqual(englishFindings('de', { a: 'half' }), []);
  });
});
