/** Marks a request as sent by a script of the site, not by a foreign form (cross-site rule). */
export const CLIENT_HEADER = { 'X-Client': 'web/2' } as const;
