import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { genderFindings, needlessAgreements, polishNameFindings } from './gender.ts';

/** A planted violation and the way around it, by language. */
const WORDINGS: Readonly<Record<string, readonly [bent: string, free: string]>> = {
  fr: ['Tu es connecté.', 'Ta session est ouverte.'],
  it: ['Non sei obbligato.', 'È facoltativo.'],
  es: ['Ya estás conectado.', 'Tu sesión está abierta.'],
  pl: ['Nie dodałeś zdjęcia.', 'Nie ma jeszcze zdjęcia.'],
};

/** The same of a person named. */
const NAMED: Readonly<Record<string, string>> = {
  fr: '{name} est bloqué',
  it: '{name} è stato bloccato',
  es: '{name} está bloqueado',
  pl: '{name} polubił twój profil',
};

describe('gender', () => {
  for (const [locale, [bent, free]] of Object.entries(WORDINGS)) {
    it(`a form that makes the reader or a person named a man is found in ${locale}`, () => {
      assert.match(
        genderFindings(locale, { a: bent, b: free }, {}).join(),
        new RegExp(`^${locale}: a has a gender[^;]*$`),
      );
      assert.deepEqual(genderFindings(locale, { b: free }, {}), []);
      assert.equal(genderFindings(locale, { a: NAMED[locale]! }, {}).length, 1);
    });
  }

  /** Former wordings of pages, with the neutral ones that replaced them. */
  const ON_PAGES: readonly (readonly [locale: string, bent: string, free: string])[] = [
    ['fr', 'Puis-je être remboursé ?', 'Puis-je obtenir un remboursement ?'],
    ['fr', 'Nous ne t’avons pas déjà exclu.', 'Nous t’avons envoyé un e-mail.'],
    ['fr', 'Toi seul l’utilises.', 'Personne d’autre ne l’utilise.'],
    ['it', 'Diventi iscritto Premium.', 'Diventi Premium.'],
    ['it', 'Il partner da cui sei arrivato.', 'Il partner che ti ha portato qui.'],
    ['it', 'Ti tiene collegato.', 'Mantiene aperta la sessione.'],
    ['it', 'Avere tu stesso meno di 18 anni.', 'Avere meno di 18 anni.'],
    ['es', 'Estás apuntado.', 'Estás a un paso.'],
    ['pl', 'Jeśli sam lub sama masz mniej.', 'Wiek poniżej 18 lat.'],
  ];

  for (const [locale, bent, free] of ON_PAGES) {
    it(`"${bent}" has a gender in ${locale}, "${free}" has none`, () => {
      assert.notDeepEqual(genderFindings(locale, { a: bent }, {}), []);
      assert.deepEqual(genderFindings(locale, { a: free }, {}), []);
    });
  }

  /** Two readers, of whom both may be women. */
  const OF_TWO: readonly (readonly [locale: string, bent: string, free: string])[] = [
    ['it', 'Vi siete trovati a metà strada.', 'Un incontro a metà strada.'],
    ['it', 'Come se foste seduti a tavola.', 'Come a tavola con qualcuno.'],
    ['it', 'Sparisce per entrambi.', 'È segnato su entrambi i profili.'],
    ['es', 'Ya estáis conectados.', 'Os habéis encontrado a medio camino.'],
    ['es', 'El resto os lo contáis vosotros.', 'El resto ya os lo contaréis.'],
    ['es', 'Desaparece para los dos.', 'Se marca en los dos perfiles.'],
    ['pl', 'Spotkaliście się w pół drogi.', 'Spotkanie w pół drogi.'],
    ['pl', 'Resztę opowiecie sobie sami.', 'Resztę opowiecie sobie nawzajem.'],
    ['pl', 'Wszędzie stajecie się dla siebie niewidoczni.', 'Nie będziecie się już widzieć.'],
    ['pl', 'Zniknie dla was obojga.', 'Zniknie u obu stron.'],
    ['pl', 'Jedno z was zablokowało drugie.', 'Między wami jest blokada.'],
  ];

  for (const [locale, bent, free] of OF_TWO) {
    it(`"${bent}" makes two people men or a couple in ${locale}, "${free}" does not`, () => {
      assert.notDeepEqual(genderFindings(locale, { a: bent }, {}), []);
      assert.deepEqual(genderFindings(locale, { a: free }, {}), []);
    });
  }

  it('a permission is for its text, and an unused one is found', () => {
    const allowed = { pl: { a: 'agrees with profil', b: 'nothing' } };
    const texts = { a: '{name}: profil, {name} jest zablokowany' };
    assert.deepEqual(genderFindings('pl', texts, allowed), []);
    assert.deepEqual(needlessAgreements([['pl', texts]], allowed), [
      'agreements.json: b needs no permission in pl',
    ]);
  });

  it('a name in Polish is behind a noun, at the beginning or behind a mark', () => {
    const texts = { a: 'Napisz do {name}', b: 'Profil {name}', c: '{name} pisze', d: 'Wiadomość: {name}' };
    assert.deepEqual(
      polishNameFindings(texts, () => true),
      ['pl: a bends a name, write "profil {name}" ("Napisz do {name}")'],
    );
  });
});
