/** Prefix of generated ids: the same on the server and in the browser, different for every part of the page. */
export function idPrefix(part: string): string {
  return `${part}-`;
}
