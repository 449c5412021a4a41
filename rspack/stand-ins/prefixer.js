/** Replaces vendor prefixes: styles carry none, and the browsers of the product need none. */
export const prefix = (value) => value;
