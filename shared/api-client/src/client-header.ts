/** Tells the server that a script of ours sends this, not a foreign form (cross-site rule). */
export const CLIENT_HEADER = { 'X-Client': 'web/2' } as const;
