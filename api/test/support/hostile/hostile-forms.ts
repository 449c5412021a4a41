/** A body with its content type. */
export interface HostileForm {
  what: string;
  type: string;
  payload: string;
}

const B = 'edge';
const TYPE = `multipart/form-data; boundary=${B}`;
const part = (headers: string, content: string) => `--${B}\r\n${headers}\r\n\r\n${content}\r\n`;
const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;
const END = `--${B}--\r\n`;
const FILE = part(`${named('file')}; filename="a.png"\r\nContent-Type: image/png`, 'no picture');

/** Multipart bodies as broken clients and attackers send them. `field` names a field of the form. */
export function hostileForms(field: string): HostileForm[] {
  const whole = part(named(field), 'x') + FILE + END;
  const bodies: [what: string, payload: string][] = [
    ['nothing', ''],
    ['a preamble only', 'this is no part\r\n'],
    ['an end only', END],
    ['an end of another boundary', '--other--\r\n'],
    ['no end', part(named(field), 'x')],
    ['a boundary cut off', `--${B.slice(0, 2)}`],
    ['headers cut off', `--${B}\r\nContent-Disposition: form-da`],
    ['headers without an end', `--${B}\r\n${named(field)}`],
    ['a file cut off', FILE.slice(0, -8)],
    ['no headers', part('', 'x') + END],
    ['no disposition', part('Content-Type: text/plain', 'x') + END],
    ['a header without a colon', part('Content-Disposition form-data', 'x') + END],
    ['no name', part('Content-Disposition: form-data', 'x') + END],
    ['an empty name', part(named(''), 'x') + END],
    ['a long name', part(named('n'.repeat(5_000)), 'x') + END],
    ['a name of every object', part(named('__proto__'), 'x') + END],
    ['a name with NUL', part(named('a\0b'), 'x') + END],
    ['a long value', part(named(field), 'x'.repeat(20_000)) + END],
    ['a value with NUL', part(named(field), 'a\0b') + END],
    ['bad JSON', part(`${named(field)}\r\nContent-Type: application/json`, '{"a":') + END],
    ['deep JSON', part(`${named(field)}\r\nContent-Type: application/json`, '['.repeat(5_000)) + END],
    ['an unknown charset', part(`${named(field)}\r\nContent-Type: text/plain; charset=none`, 'x') + END],
    ['an unknown transfer encoding', part(`${named(field)}\r\nContent-Transfer-Encoding: none`, 'x') + END],
    ['a broken encoded name', part(`${named('file')}; filename*=UTF-8''%E0%A4%A`, 'x') + END],
    ['the same field twice', part(named(field), 'x') + part(named(field), 'y') + END],
    ['many parts', part(named(field), 'x').repeat(50) + END],
    ['many headers', part([named(field), ...Array<string>(200).fill('X-A: b')].join('\r\n'), 'x') + END],
    ['long headers', part(`${named(field)}\r\nX-A: ${'b'.repeat(100_000)}`, 'x') + END],
    [
      'a second form inside',
      part(`${named(field)}\r\nContent-Type: multipart/mixed; boundary=${B}`, whole) + END,
    ],
  ];
  const types = [
    'multipart/form-data',
    'multipart/form-data; boundary',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary="',
    `multipart/form-data; boundary=${'b'.repeat(2_000)}`,
    'multipart/form-data; boundary=\u00e9\u00e8',
    `multipart/form-data; boundary=${B}; boundary=other`,
    `multipart/form-data; charset=none; boundary=${B}`,
    `multipart/mixed; boundary=${B}`,
    `multipart/; boundary=${B}`,
    `MULTIPART/FORM-DATA; BOUNDARY=${B}`,
  ];
  return [
    ...bodies.map(([what, payload]) => ({ what, type: TYPE, payload })),
    ...types.map((type) => ({ what: type.slice(0, 60), type, payload: whole })),
  ];
}

/** Bodies of HTML forms as broken clients send them. */
export const HOSTILE_FIELDS = [
  '',
  '%',
  '&&&',
  '=',
  'a=%00',
  'a=%ED%A0%80',
  'a=1&a=2',
  '__proto__=1',
  `a=${'x'.repeat(60_000)}`,
];
