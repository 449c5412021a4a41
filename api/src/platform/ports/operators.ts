/** Staff member of the site, with a key of their own. */
export interface Operator {
  id: string;
  name: string;
  role: 'viewer' | 'moderator' | 'admin';
}

/** Finds the active operator a key belongs to; null when there is none. Identity keeps them. */
export type FindOperator = (key: string) => Promise<Operator | null>;
