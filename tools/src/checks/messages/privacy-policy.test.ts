import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LOCALE_CODES } from '@rendezvous/contract/kernel/locales';
import { policyFindings } from './privacy-policy.ts';

const ACCEPTED: Readonly<Record<string, string>> = {
  en: 'By continuing you accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
  nl: 'Door verder te gaan accepteer je de voorwaarden en het privacybeleid.',
  de: 'Wenn du fortfährst, akzeptierst du die AGB und die Datenschutzerklärung.',
  it: 'Continuando accetti le condizioni e l’informativa sulla privacy.',
  fr: 'En continuant, tu acceptes les conditions et la politique de confidentialité.',
  es: 'Al continuar aceptas las condiciones y la política de privacidad.',
  pl: 'Idąc dalej, akceptujesz regulamin i politykę prywatności.',
};

const INFORMED: Readonly<Record<string, string>> = {
  en: 'You agree to the terms. What we do with your data is in the privacy statement.',
  nl: 'Je gaat akkoord met de voorwaarden. Wat we met je gegevens doen, lees je in de privacyverklaring.',
  de: 'Du stimmst den AGB zu. Was wir mit deinen Daten machen, steht in der Datenschutzerklärung.',
  it: 'Accetti le condizioni. Come trattiamo i tuoi dati lo leggi nell’informativa sulla privacy.',
  fr: 'Tu acceptes les conditions. Le reste se lit dans la déclaration de confidentialité.',
  es: 'Aceptas las condiciones. El resto lo lees en la declaración de privacidad.',
  pl: 'Akceptujesz regulamin. O danych przeczytasz w polityce prywatności.',
};

describe('wording about the privacy policy', () => {
  for (const locale of LOCALE_CODES) {
    it(`finds an accepted policy in ${locale}, and leaves one that informs`, () => {
      assert.deepEqual(policyFindings(locale, { a: ACCEPTED[locale]! }), [
        `${locale}: a has the privacy policy accepted: "${ACCEPTED[locale]}"`,
      ]);
      assert.deepEqual(policyFindings(locale, { a: INFORMED[locale]! }), []);
    });
  }
});
