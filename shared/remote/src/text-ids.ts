/** Digest of a set of message ids (FNV-1a): shows whether shell and remote were built with the same shared texts. */
export function digestOfIds(ids: readonly string[]): string {
  let digest = 0x811c9dc5;
  for (const char of [...ids].sort().join('\n'))
    digest = Math.imul(digest ^ char.codePointAt(0)!, 0x01000193) >>> 0;
  return digest.toString(36);
}
