import type { Finding } from '#src/lib/check.ts';
import type { Catalogue } from '#src/checks/messages/catalogue.ts';

/** Forms that say whether the reader or the named person is a man or a woman, by language. */
const GENDERED: Readonly<Record<string, readonly RegExp[]>> = {
  fr: [
    /(?<!\p{L})(?:tu (?:n’)?(?:es|étais|seras|serais)|(?:es|seras)-tu|t’es|sois|tu te seras) (?:pas |déjà |encore |bien |toujours |trop |si )*(?!(?:ici|là|en|dans|sur|à|membre|libre|le|la|un|une|invisible|déjà|dessus)(?!\p{L}))\p{L}+(?:é|és|i|is|it|u|us|eux|ent|tif|al|ain|er|eul|sûr|ûr)(?!\p{L})/giu,
    /\{name\} (?:est|n’est|était|a été|n’a pas été|s’est) (?:pas |plus |déjà |encore )*\p{L}+(?:é|i|it|u)(?!\p{L})/gu,
    /(?<!\p{L})(?:content|prêt|sûr|seul|connecté|inscrit|bienvenu|heureux|curieux|obligé) (?:de|à|que|pour|avec) (?:te|t’|tu)(?!\p{L})/giu,
    /(?<!\p{L})(?:puis-je|peux-tu|besoin d’|envie d’|sans) ?être \p{L}+(?:é|i|u)(?!\p{L})/giu,
    /(?<!\p{L})t’(?:a|ont|avons|ai) (?:pas |déjà |jamais )*(?:signalé|exclu|bloqué|débloqué|banni|invité)(?!\p{L})/giu,
    /(?<!\p{L})(?:toi seul|passer pour un autre)(?!\p{L})/giu,
  ],
  it: [
    /(?<!\p{L})(?:(?:tu )?(?:non )?(?:sei|eri|sarai|saresti|diventi|resti|torni)|ti sei|ti tiene|essere|esserti) (?:già |ancora |sempre |più |stato |stata |ben )*(?!(?:qui|solo|tu|un|in|a|d’accordo|tra|il|la)(?!\p{L}))\p{L}+(?:ato|ito|uto|sto|sso|nto|rto|tto|lso|curo|nuto|solo|ivo)(?!\p{L})/giu,
    /(?<!\p{L})tu stesso(?!\p{L})/giu,
    /\{name\} (?:non )?(?:è|era|sarà|si è) (?:più |già |ancora |stato )*\p{L}+(?:ato|ito|uto|sto|sso|nto|rto)(?!\p{L})/gu,
    /(?<!\p{L}|di )(?:benvenuto|connesso|sicuro di|pronto a|stufo|contento di)(?!\p{L})/giu,
    /(?<!\p{L})(?:siete|eravate|sarete|restate|siate|foste) (?:già |ancora |sempre |stati )*\p{L}+(?:ati|iti|uti|sti|ssi|nti|rti|tti|ivi|oli)(?!\p{L})/giu,
    /(?<!\p{L})(?:per|a|di|da|con) entrambi(?! (?:i|gli)(?!\p{L}))(?!\p{L})|(?<!\p{L})voi due stessi(?!\p{L})/giu,
  ],
  es: [
    /(?<!\p{L})(?:estás|estabas|estarás|eres|serás|quedas|sigues|has sido) (?:ya |aún |todavía |muy |seguro |bien )*(?!(?:aquí|en|a|de|miembro|libre|un|una|el|la|cuando|tan|lejos)(?!\p{L}))\p{L}+(?:ado|ido|to|cho|uro|sto|ivo|oso|nuevo)(?!\p{L})/giu,
    /\{name\} (?:no )?(?:está|estaba|es|ha sido|queda) (?:ya |aún )*\p{L}+(?:ado|ido|to|cho)(?!\p{L})/gu,
    /(?<!\p{L})(?:bienvenido|seguro de que quieres|listo para|conectado|desconectado)(?!\p{L})/giu,
    /(?<!\p{L})(?:estáis|sois|seréis|quedáis|seguís) (?:ya |aún |muy )*\p{L}+(?:ados|idos|tos|chos|uros|osos)(?!\p{L})/giu,
    /(?<!\p{L})(?:vosotros|(?:para|a|de) los dos(?! (?:lados|perfiles)(?!\p{L})))(?!\p{L})/giu,
  ],
  pl: [
    /(?<!\p{L})\p{L}{2,}(?:łeś|łaś|łbyś|łabyś|łeś|łem|łam)(?!\p{L})/giu,
    /(?<!\p{L})(?:jesteś|będziesz|zostałeś|zostaniesz|nie jesteś) (?:już |jeszcze |teraz |tu )*\p{L}+(?:any|ony|ty|ny|wy|sam|pewien|gotowy|nowy)(?!\p{L})/giu,
    /(?<!rofil )\{name\} (?:już |nie |jeszcze )*(?:\p{L}+(?:ał|ął|ił|ył|ał|ała|iła|yła|zedł|zła)|jest \p{L}+(?:any|ony|ty|ny))(?!\p{L})/gu,
    /(?<!\p{L})(?:sam|sama|pewien|pewna|chciałbyś|zalogowany|zalogowana) (?:decydujesz|wybierasz|masz|lub|że)(?!\p{L})/giu,
    /(?<!\p{L})\p{L}{2,}(?:liście|łyście|libyście|łybyście)(?!\p{L})/giu,
    /(?<!\p{L})(?:jesteście|będziecie|zostaniecie|stajecie się|staniecie się) (?:\p{L}+ ){0,3}?\p{L}+(?:ani|eni|oni|dni|czni|wi|li)(?!\p{L})/giu,
    /(?<!\p{L})(?:(?:was|sobie|wy) sami|obojga|oboje|obojgu|we dwoje|(?:jedno|żadne) z was)(?!\p{L})/giu,
  ],
};

/** Gendered words of one text, in its spelling. */
function genderedWords(locale: string, text: string): string[] {
  return (GENDERED[locale] ?? []).flatMap((pattern) => [...text.matchAll(pattern)].map(([word]) => word));
}

/** Texts whose gendered words agree with a thing, not with a person: by language, the words and what they agree with. */
export type Agreements = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts that make the reader or the person named a man or a woman; word them otherwise, or select by gender. */
export function genderFindings(locale: string, texts: Catalogue, agreements: Agreements): Finding[] {
  const allowed = agreements[locale] ?? {};
  return Object.entries(texts)
    .filter(([id]) => !(id in allowed))
    .flatMap(([id, text]) =>
      genderedWords(locale, text).map((word) => `${locale}: ${id} has a gender: "${word}"`),
    );
}

/** Permissions no text needs any more. */
export function needlessAgreements(
  sets: readonly (readonly [locale: string, texts: Catalogue])[],
  agreements: Agreements,
): Finding[] {
  return Object.entries(agreements).flatMap(([locale, ids]) =>
    Object.keys(ids)
      .filter(
        (id) =>
          !sets.some(
            ([own, texts]) =>
              own === locale && texts[id] !== undefined && genderedWords(locale, texts[id]).length > 0,
          ),
      )
      .map((id) => `agreements.json: ${id} needs no permission in ${locale}`),
  );
}

/** Nouns that carry the case in Polish, so that a name after them stays as it is. */
const CARRIERS =
  /(?<!\p{L})(?:profil\p{L}*|osob\p{L}*|osób|konto|konta|koncie|kontem|konwersacj\p{L}*|nick\p{L}*|od|i|a|cześć|to) \{name\}|^\{name\}|[.!?:„–(·,{>] ?\{name\}/giu;

/** Polish texts that put a name where the sentence asks for a case: "profil {name}" instead. */
export function polishNameFindings(texts: Catalogue, isPerson: (id: string) => boolean): Finding[] {
  return Object.entries(texts)
    .filter(([id]) => isPerson(id))
    .flatMap(([id, text]) => {
      const names = text.split('{name}').length - 1;
      const carried = [...text.matchAll(CARRIERS)].filter(([whole]) => !/^(?:od) /u.test(whole)).length;
      return names > carried ? [`pl: ${id} bends a name, write "profil {name}" ("${text}")`] : [];
    });
}
