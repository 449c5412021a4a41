import { DEFAULT_LOCALE, type Locale } from '@rendezvous/contract/kernel/locales';
import type { Lander } from '@rendezvous/contract/resources/landers/schemas';
import type { MemberCard } from '@rendezvous/contract/resources/members/schemas';
import type { LanderRow } from './repository.ts';

/** What a landing page's words are chosen by. */
export interface LanderAudience {
  locale: Locale;
  /** The domain's word for fictional profiles in that language. */
  fictional: string;
}

/** The document in the visitor's language, or in English where that language is missing. */
export function presentLander(
  row: LanderRow,
  audience: LanderAudience,
  members: MemberCard[],
): Lander | null {
  const language = row.texts[audience.locale] ? audience.locale : DEFAULT_LOCALE;
  const texts = row.texts[language];
  if (!texts) return null;
  return {
    name: row.name,
    slug: row.slug || null,
    version: row.version,
    variant: row.variant,
    template: row.template,
    language,
    ...texts,
    honest_line: texts.honest_line.replaceAll('{fictional}', audience.fictional),
    members,
  };
}
