/**
 * What a text, price or benefit may offer only once it works. The list of those that work grows with the product; a screen asks
 * `useCapability` before it mentions one.
 */
export const CAPABILITIES = ['chat_photos', 'gifts', 'own_photos'] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Capabilities that work today. */
export const WORKING_CAPABILITIES: readonly Capability[] = [];
