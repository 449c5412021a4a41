/** Another site that sends people to sign up, with a key of its own. */
export interface Partner {
  id: string;
  name: string;
  /** Name of its traffic source (spec §3 Affiliate tracking data). */
  network: string;
}

/** Finds the active partner a key belongs to; null when there is none. Identity stores them. */
export type FindPartner = (key: string) => Promise<Partner | null>;
