import type { Finding } from '#src/lib/check.ts';
import type { Catalogue } from './catalogue.ts';

interface Words {
  policy: RegExp;
  acceptance: RegExp;
}

/** The privacy policy and words of agreement, by language. */
const WORDS: Readonly<Record<string, Words>> = {
  en: { policy: /\bprivacy (?:policy|statement|notice)/iu, acceptance: /\b(?:accept|agree|consent)/iu },
  nl: {
    policy: /privacy(?:beleid|verklaring)/iu,
    acceptance: /accepte|akkoord|stem\b|stemt\b|instem|toestemming/iu,
  },
  de: {
    policy: /Datenschutz(?:erklärung|bestimmung|hinweis|richtlinie)/iu,
    acceptance: /akzeptier|stimm(?:e|st|t|en)\b|zustimm|einverstanden|einwillig/iu,
  },
  it: { policy: /informativa|privacy/iu, acceptance: /accett|acconsent|d’accordo|approv/iu },
  fr: {
    policy: /(?:politique|déclaration) de (?:confidentialité|protection)/iu,
    acceptance: /accept|consen|d’accord|approuv/iu,
  },
  es: {
    policy: /(?:política|declaración|aviso) de privacidad/iu,
    acceptance: /acept|consient|conforme|de acuerdo|apruebas/iu,
  },
  pl: { policy: /polity(?:ka|ki|kę|ką|ce) prywatności/iu, acceptance: /akcept|zgadzasz|zgodę|zgoda\b/iu },
};

/** Sentences that say the privacy policy is accepted. It informs; the terms are agreed to (PRODUCT.md §2 Law on the pages). */
export function policyFindings(locale: string, texts: Catalogue): Finding[] {
  const words = WORDS[locale];
  if (!words) return [`${locale}: the words for accepting a privacy policy are unknown`];
  return Object.entries(texts).flatMap(([id, text]) =>
    text
      .split(/(?<=[.!?;])\s+/u)
      .filter((sentence) => words.policy.test(sentence) && words.acceptance.test(sentence))
      .map((sentence) => `${locale}: ${id} has the privacy policy accepted: "${sentence}"`),
  );
}
