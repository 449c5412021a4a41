import type { LanderQuestion } from '@rendezvous/contract/resources/landers/schemas';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { ColumnType, Generated } from 'kysely';

/** Words of a landing page in one language. `{fictional}` in `honest_line` reads as the domain's own word for them. */
export interface LanderTexts {
  title: string;
  description: string;
  headline: string;
  lead: string;
  button: string;
  honest_line: string;
  questions: LanderQuestion[];
}

export interface LandersTable {
  id: string;
  name: string;
  /** Empty for a lander without one. */
  slug: string;
  version: number;
  variant: string;
  template: string;
  texts: ColumnType<Partial<Record<Locale, LanderTexts>>, string, string>;
  active: Generated<boolean>;
  created_at: Date;
}

/** Number of steps on a day, without any visitor's identity. */
export interface LanderCountsTable {
  lander_id: string;
  step: string;
  day: string;
  count: Generated<number>;
}

declare module '#src/platform/db/schema.ts' {
  interface Database {
    landers: LandersTable;
    lander_counts: LanderCountsTable;
  }
}
