/** Replaces what makes up for an older React: the product's has the hook itself. */
export { useSyncExternalStore } from 'react';
