import type { Locale } from '#src/kernel/locales.ts';

type Texts = Record<Locale, string>;

/** Defaults of the texts that are settings: an operator words them per domain, so they are in no catalogue. */
export const INDEX_TITLE: Texts = {
  en: 'Rendezvous: meet adults near you',
  nl: 'Rendezvous: ontmoet volwassenen bij jou in de buurt',
  de: 'Rendezvous: Erwachsene in deiner Nähe treffen',
  it: 'Rendezvous: incontra adulti vicino a te',
  fr: 'Rendezvous\u00A0: des adultes près de chez toi',
  es: 'Rendezvous: conoce a adultos cerca de ti',
  pl: 'Rendezvous: poznaj dorosłych w okolicy',
};

export const DESCRIPTION: Texts = {
  en: 'Dating and chat for adults. Sign up free, see who is around, and say hello.',
  nl: 'Dating en chat voor volwassenen. Meld je gratis aan, kijk wie er in de buurt is en zeg hallo.',
  de: 'Dating und Chat für Erwachsene. Melde dich kostenlos an, schau, wer in der Nähe ist, und sag Hallo.',
  it: 'Incontri e chat per adulti. Iscriviti gratis, guarda chi c’è in giro e fai il primo passo.',
  fr: 'Rencontres et discussions entre adultes. Inscris-toi gratuitement, regarde qui est dans le coin et dis bonjour.',
  es: 'Citas y chat para adultos. Regístrate gratis, mira quién anda cerca y saluda.',
  pl: 'Randki i czat dla dorosłych. Zarejestruj się za darmo, zobacz, kto jest w pobliżu, i napisz cześć.',
};

export const FICTIONAL_SINGULAR: Texts = {
  en: 'fictional profile',
  nl: 'fictief profiel',
  de: 'fiktives Profil',
  it: 'profilo di fantasia',
  fr: 'profil fictif',
  es: 'perfil ficticio',
  pl: 'profil fikcyjny',
};

export const FICTIONAL_PLURAL: Texts = {
  en: 'fictional profiles',
  nl: 'fictieve profielen',
  de: 'fiktive Profile',
  it: 'profili di fantasia',
  fr: 'profils fictifs',
  es: 'perfiles ficticios',
  pl: 'profile fikcyjne',
};

export const FICTIONAL_WARNING: Texts = {
  en: 'This profile is fictional. There is no person behind it, and you can never meet it.',
  nl: 'Dit profiel is fictief. Er zit geen persoon achter en afspreken kan nooit.',
  de: 'Dieses Profil ist fiktiv. Dahinter steht kein Mensch, und ein Treffen ist nie möglich.',
  it: 'Questo profilo è di fantasia. Dietro non c’è nessuna persona e nessun incontro è possibile.',
  fr: 'Ce profil est fictif. Il n’y a personne derrière, et aucune rencontre ne sera possible.',
  es: 'Este perfil es ficticio. No hay ninguna persona detrás y nunca podréis quedar.',
  pl: 'Ten profil jest fikcyjny. Nie stoi za nim żadna osoba i nigdy nie dojdzie do spotkania.',
};

/** Step 1 of the withdrawal function: German and French by their statutes, the others as the directive words them. */
export const WITHDRAWAL_WORDS: Texts = {
  en: 'Withdraw from contract here',
  nl: 'Hier de overeenkomst herroepen',
  de: 'Vertrag widerrufen',
  it: 'Recedere dal contratto qui',
  fr: 'Renoncer au contrat ici',
  es: 'Desistir del contrato aquí',
  pl: 'Odstąp od umowy tutaj',
};

/** Step 2: its button says these words and no others. */
export const WITHDRAWAL_CONFIRM_WORDS: Texts = {
  en: 'Confirm withdrawal',
  nl: 'Herroeping bevestigen',
  de: 'Widerruf bestätigen',
  it: 'Conferma recesso',
  fr: 'Confirmer la rétractation',
  es: 'Confirmar desistimiento',
  pl: 'Potwierdź odstąpienie od umowy',
};
