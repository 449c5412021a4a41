type WordedLocale = 'en' | 'de' | 'nl' | 'fr' | 'it' | 'es' | 'pl';

/**
 * What offers a capability, per language: patterns that are in no text a reader sees before the capability works. They name the
 * function as the product speaks of it, so they are phrases where a single word has other senses. A new capability states its own: the
 * compiler refuses a question for one without.
 */
const CAPABILITY_WORDS = {
  account_deletion: {
    en: ['you can come back', 'reactivation link'],
    de: ['zurückkommen', 'reaktivierungslink'],
    nl: ['kun je terugkomen', 'heractiver'],
    fr: ['tu peux revenir pendant', 'tu peux revenir avec', 'lien de réactivation'],
    it: ['puoi tornare (per|con)', 'giorni puoi tornare', 'riattivazione'],
    es: ['puedes volver (durante|con)', 'enlace de reactivación'],
    pl: ['możesz wrócić', 'reaktywac'],
  },
  account_settings: {
    en: ['your settings', 'go to settings', '^settings$', 'change the password'],
    de: ['deinen einstellungen', 'zu den einstellungen', '^einstellungen$', 'ändere das passwort'],
    nl: ['je instellingen', 'naar (de )?instellingen', '^instellingen$', 'verander dan het wachtwoord'],
    fr: ['tes réglages', 'aux réglages', '^réglages$', 'change le mot de passe'],
    it: ['nelle impostazioni(?! del)', 'alle impostazioni', '^impostazioni$', 'cambia la password'],
    es: ['tus ajustes', 'a (los )?ajustes', '^ajustes$', 'cambia la contraseña'],
    pl: ['w ustawieniach(?! przeglądarki)', 'do ustawień', '^ustawienia$', 'zmień hasło'],
  },
  cam_section: {
    en: ['live cams?'],
    de: ['live-?cams?'],
    nl: ['live-?cams?'],
    fr: ['cams? en direct'],
    it: ['cam dal vivo'],
    es: ['cams? en directo'],
    pl: ['kamer\\p{L}+ na żywo'],
  },
  chat_photos: {
    en: ['photos? in (a )?chat', 'send(ing)? (a )?photos?', 'messages, photos', 'or # photo'],
    de: ['fotos? im chat', 'fotos? (zu )?(schicken|senden)', 'nachrichten, fotos', 'oder # foto'],
    nl: ['foto’?s? (sturen )?in (een |de )?chat', 'foto’?s? sturen', 'berichten, foto’s', 'of # foto'],
    fr: [
      'photos? dans (une|la|le|un) (conversation|chat)',
      'envo\\p{L}+ (une|des) photos?',
      'messages, photos',
    ],
    it: ['foto in chat', '(mand|invi)\\p{L}+ (una )?foto', 'messaggi, foto'],
    es: ['fotos? en (el|un) chat', 'env\\p{L}+ (una )?fotos?', 'mensajes, fotos'],
    pl: ['zdjęci\\p{L}+ w cza\\p{L}+', 'wys\\p{L}+ zdjęci', 'wiadomości, zdjęcia'],
  },
  data_download: {
    en: ['download (everything|your data)', 'the download'],
    de: ['daten herunterladen', 'dateien herunterladen', 'den download'],
    nl: ['(gegevens|bestanden) downloaden', 'de download'],
    fr: ['télécharger (tes données|le tout)', 'le téléchargement'],
    it: ['scaricare (i tuoi dati|tutto|anche)', 'file scaricato'],
    es: ['descargar(lo todo| tus datos)', 'la descarga'],
    pl: ['pobrać (swoje dane|wszystko)', 'pobrane pliki'],
  },
  direct_debit: {
    en: ['direct debit'],
    de: ['lastschrift'],
    nl: ['incasso'],
    fr: ['prélèvement'],
    it: ['addebito diretto'],
    es: ['domiciliaci[óo]n'],
    pl: ['poleceni\\p{L}+ zapłaty'],
  },
  gifts: {
    en: ['gifts?'],
    de: ['geschenk\\p{L}*'],
    nl: ['cadeau\\p{L}*'],
    fr: ['cadeaux?'],
    it: ['regal[oi]'],
    es: ['regalos?'],
    pl: ['prezent(y|u|em|ów|ami|owi)?'],
  },
  invisible_mode: {
    en: ['invisible mode'],
    de: ['unsichtbare[nr]? modus'],
    nl: ['onzichtbare modus'],
    fr: ['mode invisible'],
    it: ['modalità invisibile'],
    es: ['modo invisible'],
    pl: ['tryb\\p{L}* niewidoczn\\p{L}+'],
  },
  match_finder: {
    en: ['match[ -]?finder'],
    de: ['match[ -]?finder'],
    nl: ['match[ -]?finder'],
    fr: ['affinités?'],
    it: ['trova affinità'],
    es: ['buscador de afinidad'],
    pl: ['szukani\\p{L}+ dopasowań'],
  },
  own_photos: {
    en: ['of their own', 'photos beyond', 'your own photos', 'my private photos', 'public or private'],
    de: ['eigene fotos', 'überzählige fotos', 'fotos über', 'meine privaten fotos', 'öffentlich oder privat'],
    nl: ['eigen foto’s', 'foto’s boven', 'mijn privéfoto’s', 'openbaar of privé'],
    fr: ['tes propres photos', 'photos au-delà', 'mes photos privées', 'publiques? ou privées?'],
    it: ['^le tue foto$', 'foto oltre', 'mie foto private', 'pubblic[ah]e? o privat[ae]'],
    es: [
      'propias',
      'tus propias fotos',
      'fotos que pas\\p{L}+',
      'mis fotos privadas',
      'públicas? o privadas?',
    ],
    pl: [
      'własn\\p{L}+ zdję\\p{L}+',
      'zdjęcia ponad',
      'moje prywatne zdjęcia',
      'publiczne (czy|lub) prywatne',
    ],
  },
  password_reset: {
    en: ['forgot(ten)? (your|my) password', 'new password'],
    de: ['passwort vergessen', 'neues passwort'],
    nl: ['wachtwoord vergeten', 'nieuw wachtwoord'],
    fr: ['mot de passe oublié', 'oublié (ton|mon) mot de passe', 'nouveau mot de passe'],
    it: ['dimenticato la password', 'nuova password'],
    es: ['(olvidado|olvidaste) (la|tu|mi) contraseña', 'contraseña nueva', 'nueva contraseña'],
    pl: ['nie pamięta(sz|m) hasła', 'nowe hasło'],
  },
  profile_editing: {
    en: ['in your profile', 'and done later', 'change it yourself', '^my profile$', 'finish your profile'],
    de: ['in deinem profil', 'später nachholen', 'ändere es selbst', '^mein profil$'],
    nl: ['in je profiel', 'en later doen', 'verander het zelf', '^mijn profiel$'],
    fr: ['dans ton profil', 'faites plus tard', 'change-le toi-même', '^mon profil$'],
    it: ['nel tuo profilo', 'e fare dopo', 'cambialo tu', '^il mio profilo$'],
    es: ['en tu perfil', 'hacer más tarde', 'cámbialo tú', '^mi perfil$'],
    pl: ['w swoim profilu', 'wrócić do nich później', 'zmień dane samodzielnie', '^mój profil$'],
  },
  receipts: {
    en: ['has a receipt', 'your receipts'],
    de: ['belege holen', 'beleg, den'],
    nl: ['bonnen ophalen', 'een bon(netje)? '],
    fr: ['récupérer tes reçus', 'un reçu'],
    it: ['prendere le ricevute', 'una ricevuta'],
    es: ['sacar tus recibos', 'un recibo'],
    pl: ['pobrać potwierdzenia', 'ma potwierdzenie'],
  },
  repeat_order: {
    en: ['repeat order'],
    de: ['bestellung wiederholen'],
    nl: ['bestelling herhalen'],
    fr: ['recommander', 'répéter la commande'],
    it: ['ripeti (l’)?ordine'],
    es: ['repetir (el )?pedido'],
    pl: ['powtórz zamówienie'],
  },
  reports: {
    en: ['“report”', 'button beside it'],
    de: ['„melden“', 'knopf daneben'],
    nl: ['“melden”', 'knop ernaast'],
    fr: ['«.?signaler.?»', 'bouton à côté'],
    it: ['«segnala»', 'pulsante accanto'],
    es: ['«denunciar»', 'botón que hay al lado'],
    pl: ['„zgłoś”', 'przyciskiem obok'],
  },
  resold_members: {
    en: ['members from elsewhere', 'members of other sites'],
    de: ['mitglieder von anderswo', 'mitglieder\\p{L}* anderer seiten'],
    nl: ['leden van elders', 'leden van andere sites'],
    fr: ['membres venus d’ailleurs', 'membres d’autres sites'],
    it: ['iscritti di altri siti'],
    es: ['miembros de otros sitios', 'perfiles de otros sitios'],
    pl: ['osob\\p{L}+ z innych stron'],
  },
  site_mails: {
    en: ['once a week: new likes'],
    de: ['einmal pro woche: neue likes'],
    nl: ['eén keer per week: nieuwe likes'],
    fr: ['une fois par semaine.?: nouveaux likes'],
    it: ['una volta alla settimana: nuovi like'],
    es: ['una vez por semana: likes nuevos'],
    pl: ['raz w tygodniu: nowe polubienia'],
  },
  spend_limit: {
    en: ['spend in a month', 'limit for what i spend'],
    de: ['im monat (höchstens )?ausgeben', 'obergrenze', 'limit für meine ausgaben'],
    nl: ['per maand (hoogstens )?(wilt )?uitge\\p{L}+', 'uitgaven'],
    fr: ['dépenser (par|en un) mois', 'mes dépenses'],
    it: ['spendere (al|in un) mese', 'mia spesa'],
    es: ['gastar (al|en un) mes', 'mi gasto'],
    pl: ['wydać w miesiącu', 'wydatk\\p{L}+'],
  },
  swipe_game: {
    en: ['swip(e|es|ing)', 'someone you passed', 'pass on people', 'passes'],
    de: ['swipes?', 'wische', 'übersprung\\p{L}*', 'überspringen kannst'],
    nl: ['swipes?', 'overgeslagen', 'overslaan kun'],
    fr: ['swipes?', 'balaie', 'ignorer des profils', 'ignorés?'],
    it: ['swipe', 'scorri verso', 'profili scartati', 'scartare profili', 'scartato'],
    es: ['swipes?', 'desliza', 'perfiles descartados', 'descartar perfiles', '(has descartado|descartaste)'],
    pl: ['przesunięci\\p{L}+', 'przesuń', 'pominię\\p{L}+', 'pomijać', 'pomijasz'],
  },
  withdrawal: {
    en: ['withdraw from contract here'],
    de: ['„vertrag widerrufen“'],
    nl: ['hier de overeenkomst herroepen'],
    fr: ['renoncer au contrat ici'],
    it: ['recedere dal contratto qui'],
    es: ['desistir del contrato aquí'],
    pl: ['odstąp od umowy tutaj'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<WordedLocale, readonly string[]>>>>;
type WordedCapability = keyof typeof CAPABILITY_WORDS;

const compiled = new Map<string, RegExp>();

/** All patterns of a capability in a language, as whole words. */
function patternOf(capability: WordedCapability, locale: WordedLocale): RegExp {
  const key = `${capability} ${locale}`;
  const words = CAPABILITY_WORDS[capability][locale].join('|');
  const pattern = compiled.get(key) ?? new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'imu');
  compiled.set(key, pattern);
  return pattern;
}

/** Does a text offer a capability in its language? */
export const offers = (capability: WordedCapability, locale: WordedLocale, text: string): boolean =>
  patternOf(capability, locale).test(text);
