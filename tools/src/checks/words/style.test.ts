import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFindings, likeFindings, quotationFindings, spellingFindings } from './style.ts';

describe('style of texts', () => {
  it('marks of another language, and straight ones, are found', () => {
    assert.deepEqual(quotationFindings('de', { a: '„Ja“', b: '“Ja”' }), [
      'de: b has ”, quoted words use „…“',
    ]);
    assert.equal(quotationFindings('it', { a: '"sì"' }).length, 1);
    assert.deepEqual(quotationFindings('nl', { a: '“Ja”, foto’s' }), []);
  });

  it('a like is a noun of the language: small within a sentence, capital in German', () => {
    assert.deepEqual(
      likeFindings('fr', { a: 'Tes Likes', b: 'Likes', c: '{count, plural, one {# Like} other {# likes}}' }),
      [
        'fr: a says "Likes" within a sentence, where it has no capital',
        'fr: c says "Like" within a sentence, where it has no capital',
      ],
    );
    assert.deepEqual(likeFindings('de', { a: 'Deine likes', b: 'Ein Like' }), [
      'de: a says "likes", the noun has a capital in German',
    ]);
    assert.deepEqual(likeFindings('en', { a: 'No Likes left' }, ['a']), []);
  });

  it('a word spelled otherwise than in the other texts is found', () => {
    assert.deepEqual(spellingFindings('nl', { a: 'Premium-leden', b: 'premiumleden' }), [
      'nl: a says "Premium-leden", write "premiumlid"',
    ]);
    assert.equal(spellingFindings('it', { a: 'Il tuo paese', b: 'Il tuo Paese' }).length, 1);
    assert.equal(spellingFindings('en', { a: 'Your user name', b: 'Your username' }).length, 1);
    assert.equal(spellingFindings('fr', { a: 'N° TVA', b: 'N° de TVA' }).length, 1);
    for (const locale of ['en', 'fr'])
      assert.deepEqual(
        spellingFindings(locale, { a: 'Our mails', b: 'Mail', c: 'an e-mail, e-mails, E-Mail' }).map(
          (finding) => finding.split(' ')[1],
        ),
        ['a', 'b'],
      );
  });

  const DRIFTED: readonly (readonly [locale: string, drifted: string, right: string])[] = [
    ['it', 'Il match finder ti trova.', 'Trova affinità ti trova.'],
    ['it', '{plural}: sempre segnalati.', 'Il profilo è stato segnalato.'],
    ['it', 'Abbiamo preso una misura.', 'Il provvedimento vale subito.'],
    ['it', 'Come cancello il mio account?', 'Puoi eliminare l’account e cancellare i cookie.'],
    ['it', 'Un tocco, e torna l’e-mail.', 'Un clic, e torna la mail all’indirizzo e-mail.'],
    ['es', 'Buscar miembros', 'Buscar gente'],
    ['es', 'Un miembro te escribe.', 'Alguien te escribe.'],
    ['es', 'Siempre señalados; los perfiles pasados vuelven.', 'Los perfiles descartados vuelven.'],
    ['es', '¿Cómo borro mi cuenta?', 'Borrar filtros. Eliminar mi cuenta.'],
    ['pl', 'Odpowiedz w match finderze.', 'Odpowiedz w szukaniu dopasowań.'],
    ['pl', '3 swipe’y', '3 przesunięcia'],
    ['pl', 'Szukaj po imieniu', 'Szukaj po nazwie. Imię i nazwisko'],
    ['pl', 'Nie ma go na Twoim urządzeniu.', 'Twoje urządzenie. Nie ma go na twoim urządzeniu.'],
    ['pl', 'Link z e-maila', 'Link z maila na adres e-mail'],
  ];
  for (const [locale, drifted, right] of DRIFTED)
    it(`"${drifted}" has a word in ${locale} that "${right}" does not have`, () => {
      assert.notDeepEqual(spellingFindings(locale, { a: drifted }), []);
      assert.deepEqual(spellingFindings(locale, { a: right }), []);
    });

  it('percentages and amounts typed by hand are found, those of the number format are not', () => {
    const percent = '{x, number, ::percent scale/0.01}';
    assert.deepEqual(formatFindings('fr', { a: '{x} %', b: percent }), [
      'fr: a types a percent sign; write {x, number, ::percent scale/0.01}',
    ]);
    assert.deepEqual(formatFindings('de', { a: 'für 22,50 €', b: 'für 22,50\u00a0€, davon' }), [
      'de: a types an amount of money ("22,50 €"); write it as the number format does',
    ]);
    assert.equal(formatFindings('en', { a: '{price} €' }).length, 1);
    assert.deepEqual(formatFindings('en', { a: '25 credits for €22.50, used' }), []);
  });
});
