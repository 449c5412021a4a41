/** Name of a version: the first 16 hexadecimal digits of the digest of its content. */
export const VERSION: RegExp = /^[0-9a-f]{16}$/;
