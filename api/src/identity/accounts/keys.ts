/** Key of a stand-in, which compares to no address: there is no @ in it. */
export const standInKey = (id: string): string => `stand-in:${id}`;
