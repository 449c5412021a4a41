import { addressKey, asciiAddress, asciiDomain } from './mail-address.ts';

test.each([
  ['müller.example', 'xn--mller-kva.example'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd.xn--p1ai'],
  ['Mail.Example', 'mail.example'],
])('the domain %s is %s', (domain, ascii) => {
  expect(asciiDomain(domain)).toBe(ascii);
});

test.each(['mail.example/x', 'user@mail.example', 'mail.example:80', '[::1]', 'localhost', ''])(
  '%j is no domain',
  (domain) => {
    expect(asciiDomain(domain)).toBeNull();
  },
);

test('an address is the same in either spelling of its domain, and in any case', () => {
  expect(asciiAddress('Anna@müller.example')).toBe('Anna@xn--mller-kva.example');
  expect(addressKey('\u202aANNA@MÜLLER.example\u202c')).toBe(addressKey('anna@xn--mller-kva.example'));
  expect(addressKey(' Anna ')).toBe('anna');
});
