/** What the browser remembers of earlier visits. */
export interface Memory {
  cookies: readonly { name: string; value: string }[];
  localStorage: Readonly<Record<string, string>>;
}
