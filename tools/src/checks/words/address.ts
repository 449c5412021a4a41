import type { Finding } from '#src/lib/check.ts';
import type { Catalogue } from '#src/checks/messages/catalogue.ts';

/** Texts whose words could be the formal address but address several people or describe a third person: ids and their languages. */
export type Allowed = Readonly<Record<string, readonly string[]>>;

/** Where a sentence begins, a capital says nothing. */
const BEGINS = /(?:^|[.!?…:;{}>]\s*|[«„“"(–]\s*)$/u;

/** Words that only the formal address has, by language; `inside` ones count within a sentence only. */
const FORMAL: Readonly<Record<string, { always: RegExp; inside?: RegExp }>> = {
  de: {
    always:
      /(?<!\p{L})(?:Ihr(?:e[nmrs]?)?(?= \p{Lu}\p{Ll})|Sie (?:können|haben|müssen|dürfen|möchten|sollten|brauchen|erhalten|bekommen))(?!\p{L})/gu,
    inside: /(?<!\p{L})(?:Sie|Ihnen|Ihr|Ihre[nmrs]?)(?!\p{L})/gu,
  },
  nl: { always: /(?<!\p{L})(?:u|uw|uzelf)(?!\p{L})/giu },
  fr: { always: /(?<!\p{L})(?:vous|votre|vos|veuillez|(?!chez|assez|nez|rendez)\p{L}{2,}ez)(?!\p{L})/giu },
  es: {
    always:
      /(?<!\p{L})(?:ustedes|usted|sus? (?:cuenta|correo|contraseña|perfil|país|pedido|pago|nombre|edad|mensajes?|fotos?|saldo|dirección|sesión|navegador|dispositivo|créditos)|introduzca|inicie|haga|seleccione|elija|compruebe|pulse|escriba|confirme|vuelva|inténtelo|revise|regístrese|acceda|espere|guarde|añada|busque|pruebe)(?!\p{L})/giu,
  },
  pl: { always: /(?<!\p{L})(?:Pan(?:a|u|em|i|ią|ie|owie|om|ów|ami)?|Państw(?:o|a|u|em))(?!\p{L})/gu },
  it: {
    always:
      /(?<!\p{L})(?:(?:Il|La|I|Le|Al|Alla|Del|Della|il|la|i|le|al|alla|del|della) (?:Suo|Sua|Suoi|Sue)|La (?:preghiamo|ringraziamo|informiamo|invitiamo)|[Ii]nserisca|[Aa]cceda|[Ss]celga|[Cc]licchi|[Pp]rema|[Ll]egga|[Ss]criva|[Aa]ttenda)(?!\p{L})/gu,
    inside: /(?<!\p{L})(?:Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/gu,
  },
};

/** The formal words of one text. */
export function formalWords(locale: string, text: string): string[] {
  const rules = FORMAL[locale];
  if (!rules) return [];
  const always = [...text.matchAll(rules.always)];
  const inside = rules.inside
    ? [...text.matchAll(rules.inside)].filter((match) => !BEGINS.test(text.slice(0, match.index)))
    : [];
  return [...new Set([...always, ...inside].map(([word]) => word))];
}

/** Texts of one language that address people formally; the product says du, je, tu, tú, ty. */
export function addressFindings(locale: string, texts: Catalogue, allowed: Allowed): Finding[] {
  return Object.entries(texts)
    .filter(([id]) => !(allowed[id] ?? []).includes(locale))
    .flatMap(([id, text]) =>
      formalWords(locale, text).map((word) => `${locale}: ${id} says "${word}", which is formal`),
    );
}

/** Permissions that no text needs any more. */
export function needlessFindings(
  sets: readonly (readonly [locale: string, texts: Catalogue])[],
  allowed: Allowed,
): Finding[] {
  const needed = (id: string, locale: string) =>
    sets.some(
      ([own, texts]) =>
        own === locale && texts[id] !== undefined && formalWords(locale, texts[id]).length > 0,
    );
  return Object.entries(allowed).flatMap(([id, locales]) =>
    locales
      .filter((locale) => !needed(id, locale))
      .map((locale) => `plural-address.json: ${id} needs no permission in ${locale}`),
  );
}
