import { isReservedName } from './reserved-names.ts';

const SITE = ['Rendezvous', 'rendezvous.example', 'Founders Club'];

test.each([
  'Support',
  'admin',
  'Admin-7',
  'Rendezvous',
  'Rendezvous.Support',
  'R-e_n.d-e_z.vous',
  'ＳＵＰＰＯＲＴ',
  'Klantenservice',
  'Kundendienst',
  'Modérateur',
  'Servizio.Clienti',
  'Soporte',
  'Obsługa_Klienta',
  'rendezvous-example',
  'founders.club',
])('%s speaks for the site', (name) => {
  expect(isReservedName(name, SITE)).toBe(true);
});

test.each([
  'Anna',
  'Teamo',
  'Modesta',
  'Marco.Polo',
  'Rendezvous_Fan',
  'Supporteria',
  'x.y_z',
  'Ruth',
  'Infanta',
  '77',
])('%s is a name like any other', (name) => {
  expect(isReservedName(name, SITE)).toBe(false);
});
