/** Route configuration of files anybody gets, whoever they are and however often they ask. */
export const PUBLIC_FILE = { access: 'public', sessionless: true, rateLimit: false } as const;
