const IN_BROWSER = 'const isInBrowser = typeof window !== "undefined";';
const NAMESPACE = /,\n\s*singleSpa\n/;
const PROFILE = /profileEntries\.push\(\{[^}]*\}\);/;

/**
 * Loader for single-spa, of which the product uses parcels only: it registers no application and never calls `start`. As
 * published, the package puts a navigation of its own on the window, gives each parcel all of itself as a prop, and stores a
 * record of each mount. Without these three, a build leaves out what only applications need: two thirds of the package.
 * @param {string} source
 */
export default function parcelsOnly(source) {
  return [
    [IN_BROWSER, 'const isInBrowser = false;'],
    [NAMESPACE, '\n'],
    [PROFILE, ''],
  ].reduce((text, [what, by]) => text.replace(what, by), source);
}
