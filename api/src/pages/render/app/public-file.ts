/** Route configuration of public files: no session, no rate limit. */
export const PUBLIC_FILE = { access: 'public', session: 'none', rateLimit: false } as const;
