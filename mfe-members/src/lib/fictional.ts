import type { Settings } from '@rendezvous/contract/settings';
import { useLocale, useSettings } from '@rendezvous/remote/react/hooks';

/** A setting's words at the beginning of a sentence or label. */
export function capitalised(words: string, locale: string): string {
  const [first = '', ...rest] = words;
  return first.toLocaleUpperCase(locale) + rest.join('');
}

export interface FictionalWords {
  /** One such profile, ready to stand alone: the marker's label. */
  singular: string;
  plural: string;
  warning: string;
  /** Address of the site's own icon; without one the marker draws ours. */
  icon: string | undefined;
  contact: Settings['fictional_contact'];
}

/** What this site calls profiles nobody stands behind; every word of it is a setting, none is in a catalogue. */
export function useFictionalWords(): FictionalWords {
  const settings = useSettings();
  const locale = useLocale();
  return {
    singular: capitalised(settings.fictional_singular, locale),
    plural: capitalised(settings.fictional_plural, locale),
    warning: settings.fictional_warning,
    icon: /^(https?:\/)?\//.test(settings.fictional_icon) ? settings.fictional_icon : undefined,
    contact: settings.fictional_contact,
  };
}
