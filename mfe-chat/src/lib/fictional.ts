import { useLocale, useSettings } from '@rendezvous/remote/react/hooks';

export interface FictionalWords {
  /** One such profile, ready to stand alone. */
  singular: string;
  warning: string;
  icon: string;
}

/** What this site calls profiles nobody stands behind; every word of it is a setting, none is in a catalogue. */
export function useFictionalWords(): FictionalWords {
  const { fictional_singular: words, fictional_warning: warning, fictional_icon: icon } = useSettings();
  const locale = useLocale();
  const [first = '', ...rest] = words;
  return { singular: first.toLocaleUpperCase(locale) + rest.join(''), warning, icon };
}
