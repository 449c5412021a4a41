import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FONT_FILES } from '@rendezvous/theme/font-files';
import { isInRange } from './fonts.ts';

test('a range of CSS names single characters and spans', () => {
  assert.deepEqual(
    ['a', 'z', 'Ł', 'ź'].map((one) => isInRange('U+61-63,U+141', one)),
    [true, false, true, false],
  );
});

test('no letter of a European name is in two fonts of a family, or in none', () => {
  const letters = [...'AZazÀÖØöøÿŁłŃńČčĐđĒēĘęĞğİıŁŐőŒœŘřŞşŠšŤťŪūŮůŻżȘșȚț'];
  for (const family of new Set(FONT_FILES.map((file) => file.family)))
    for (const letter of letters) {
      const files = FONT_FILES.filter((file) => file.family === family && isInRange(file.range, letter));
      assert.equal(files.length, 1, `${letter} in ${files.map(({ file }) => file).join(', ') || 'no file'}`);
    }
});
