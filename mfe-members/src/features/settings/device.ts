/** Browser and system by the browser's own words, as far as they are known. */
export interface Device {
  /** Name of the browser. */
  browser: string | null;
  /** Name of the device or of its system. */
  system: string | null;
}

/** In this order: a browser names its forefathers too. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|OPT\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/[\d.]+ .*Safari\//],
];

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
];

const firstOf = (table: typeof BROWSERS, text: string): string | null =>
  table.find(([, sign]) => sign.test(text))?.[0] ?? null;

/** Reads browser and system out of a user agent. What it does not know is null: nothing is guessed. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstOf(BROWSERS, userAgent), system: firstOf(SYSTEMS, userAgent) };
}
