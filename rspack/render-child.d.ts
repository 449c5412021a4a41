/**
 * Builds the program of render processes, unless the one there was made of the same sources. Several processes may do so at once.
 * @returns its path
 */
export function buildRenderChild(): Promise<string>;
