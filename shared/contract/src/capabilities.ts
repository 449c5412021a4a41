/** Functions of the product that a text, price or benefit may offer only once they work. A screen asks `useCapability` first. */
export const CAPABILITIES = ['chat_photos', 'gifts', 'own_photos'] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Capabilities that work today; the server sends them with the public settings. */
export const WORKING_CAPABILITIES: readonly Capability[] = [];
