const CHECKED_BY_INTL =
  / ?else if \(!Intl\.(?:Number|DateTime)Format\.supportedLocalesOf\(locale\)\.length && onError\) .*;$/gm;
const CHECKED_BY_MESSAGE =
  /const supportedLocales = Intl\.NumberFormat\.supportedLocalesOf\(locales\);\s*if \(supportedLocales\.length > 0\) return [^;]*;/;

/**
 * Loader for formatjs, which asks the browser for the supported locales before the first text. The browser then reads the
 * data of all its locales, for 15 to 25 ms of processor time. Every browser of the product supports every language of it.
 * @param {string} source
 */
export default function knownLocales(source) {
  return source.replace(CHECKED_BY_INTL, '').replace(CHECKED_BY_MESSAGE, '');
}
