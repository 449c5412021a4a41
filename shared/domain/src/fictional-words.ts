import type { Settings } from '@rendezvous/contract/settings/schemas';

/** The words a site uses for fictional profiles. Every word is a setting; none is in a catalogue. */
export interface FictionalWords {
  /** One such profile, capitalised: the label of the marker. */
  singular: string;
  /** Several such profiles, capitalised. */
  plural: string;
  warning: string;
  /** Address of the site's own icon; undefined selects the drawing of the theme. */
  icon: string | undefined;
  contact: Settings['fictional_contact'];
}

type WordSettings = Pick<
  Settings,
  'fictional_singular' | 'fictional_plural' | 'fictional_warning' | 'fictional_icon' | 'fictional_contact'
>;

/** Capitalises words for the start of a sentence or a label. */
function capitalised(words: string, locale: string): string {
  const first = String.fromCodePoint(words.codePointAt(0) ?? 0x20);
  return words && first.toLocaleUpperCase(locale) + words.slice(first.length);
}

/** Returns the words of a site for fictional profiles (spec §1 fictional profiles). An icon is an address or ignored. */
export function fictionalWords(settings: WordSettings, locale: string): FictionalWords {
  return {
    singular: capitalised(settings.fictional_singular, locale),
    plural: capitalised(settings.fictional_plural, locale),
    warning: settings.fictional_warning,
    icon: /^(https?:\/)?\//.test(settings.fictional_icon) ? settings.fictional_icon : undefined,
    contact: settings.fictional_contact,
  };
}
