import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressFindings, formalWords, needlessFindings } from './address.ts';

const FORMAL: readonly [locale: string, text: string, word: string][] = [
  ['de', 'Bitte loggen Sie sich ein.', 'Sie'],
  ['de', 'Wir haben Ihnen eine Mail geschickt.', 'Ihnen'],
  ['de', 'Bestätige Ihre Adresse.', 'Ihre'],
  ['de', 'Ihr Konto ist gesperrt.', 'Ihr'],
  ['de', 'Sie haben noch keine Credits.', 'Sie haben'],
  ['nl', 'Vul uw wachtwoord in.', 'uw'],
  ['nl', 'U bent uitgelogd.', 'U'],
  ['fr', 'Vérifie votre adresse.', 'votre'],
  ['fr', 'Veuillez patienter.', 'Veuillez'],
  ['fr', 'Confirmez ton adresse.', 'Confirmez'],
  ['es', '¿Ha olvidado usted la contraseña?', 'usted'],
  ['es', 'Confirma su correo.', 'su correo'],
  ['es', 'Introduzca un código.', 'Introduzca'],
  ['pl', 'Czy Pani ma konto?', 'Pani'],
  ['pl', 'Zapraszamy Państwa.', 'Państwa'],
  ['it', 'Quando Lei vuole.', 'Lei'],
  ['it', 'Conferma il Suo indirizzo.', 'il Suo'],
  ['it', 'Inserisca la password.', 'Inserisca'],
];

const INFORMAL: readonly [locale: string, text: string][] = [
  ['de', 'Sie sind immer gekennzeichnet. Ihnen zu schreiben kostet nichts.'],
  ['de', 'Ihr werdet füreinander unsichtbar, und sie lesen es.'],
  ['nl', 'Vul je wachtwoord in, dan sturen we het. Menu'],
  ['fr', 'Chez toi, il y en a assez. Rendezvous te cherche.'],
  ['es', 'Los escribe nuestro equipo; su marca está en cada chat.'],
  ['pl', 'Panorama miasta, państwo i kraj. Zaloguj się.'],
  ['it', 'Lei ha detto sì. La tua metà è qui, con la sua foto.'],
];

describe('informal address', () => {
  for (const [locale, text, word] of FORMAL) {
    it(`finds the formal word in ${locale}: ${text}`, () =>
      assert.ok(formalWords(locale, text).includes(word), formalWords(locale, text).join()));
  }

  it('leaves alone what is informal, plural of them, or another word', () => {
    for (const [locale, text] of INFORMAL) assert.deepEqual(formalWords(locale, text), [], text);
  });

  it('names language and id, and respects a permission', () => {
    const texts = { a: 'Vous et toi', b: 'Toi' };
    assert.deepEqual(addressFindings('fr', texts, {}), ['fr: a says "Vous", which is formal']);
    assert.deepEqual(addressFindings('fr', texts, { a: ['fr'] }), []);
  });

  it('an unused permission is found', () => {
    assert.deepEqual(needlessFindings([['fr', { a: 'Vous', b: 'Toi' }]], { a: ['fr'], b: ['fr'] }), [
      'plural-address.json: b needs no permission in fr',
    ]);
  });
});
