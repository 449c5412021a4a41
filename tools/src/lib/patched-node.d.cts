/** First patched release of each supported line of Node. */
export const PATCHED: Readonly<Record<number, readonly [number, number, number]>>;
/** Says what is wrong with a version of Node, or returns null. */
export function faultOf(version: string): string | null;
