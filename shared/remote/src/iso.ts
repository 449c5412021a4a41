import { LOCALES, type Locale } from '@rendezvous/contract/kernel/locales';

/** Formatting locale of a language: `nl` formats as `nl-NL`. */
export function isoOf(locale: Locale): string {
  return LOCALES.find(({ code }) => code === locale)!.iso;
}
