import { hasIbanCheckDigits } from './iban.ts';

test.each(['NL91ABNA0417164300', 'DE89370400440532013000', 'NO9386011117947'])(
  '%s has its check digits',
  (iban) => {
    expect(hasIbanCheckDigits(iban)).toBe(true);
  },
);

test.each(['NL91ABNA0417164301', 'NL19ABNA0417164300'])('%s has others', (iban) => {
  expect(hasIbanCheckDigits(iban)).toBe(false);
});
