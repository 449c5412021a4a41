/** Pages every visitor must be able to read; their texts come with the product (spec §2 Screens and routes). */
export const PAGE_SLUGS = ['faq', 'terms', 'privacy', 'cookies', 'ban', 'return-policy', 'service'] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];
